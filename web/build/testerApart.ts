// Puts the tester's files into a folder of their own, which a production deployment does not serve.
import type { Plugin, Rolldown } from 'vite';

const FOLDER = 'tester/';

/** Whether this is a module of the tester's panel, or its stylesheet, which is named after the entry. */
const isOfTester = (name: string) => name.includes('/areas/tester/') || name === 'TesterPanel.css';

export const folderOf = (modules: readonly string[]) => (modules.some(isOfTester) ? FOLDER : 'assets/');

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId'>;

/** Imports of the tester's folder by the console's files, which would be missing in production. */
export function missedInProduction(chunks: readonly Chunk[]): string[] {
  const startsWithTester = new Set(
    chunks.filter(({ facadeModuleId }) => isOfTester(facadeModuleId ?? '')).map(({ fileName }) => fileName),
  );
  return chunks
    .filter(({ fileName }) => !fileName.startsWith(FOLDER))
    .flatMap(({ fileName, imports, dynamicImports }) =>
      // Dynamic imports of the tester's entries are allowed: they happen only in front of the mocks.
      [...imports, ...dynamicImports.filter((imported) => !startsWithTester.has(imported))]
        .filter((imported) => imported.startsWith(FOLDER))
        .map((imported) => `${fileName} needs ${imported}`),
    );
}

export function testerApart(): Plugin {
  return {
    name: 'tester-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const missed = missedInProduction(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (missed.length > 0)
        this.error(`Production does not serve the tester's folder, and would miss: ${missed.join('; ')}.`);
    },
  };
}
