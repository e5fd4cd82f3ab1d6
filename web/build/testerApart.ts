// The tester's files lie in a folder of their own, which a production deployment does not serve.
import type { Plugin, Rolldown } from 'vite';

const FOLDER = 'tester/';

/** A module of the tester's panel, or the styles of its entry, which bear that one's name. */
const isOfTester = (name: string) => name.includes('/areas/tester/') || name === 'TesterPanel.css';

export const folderOf = (modules: readonly string[]) => (modules.some(isOfTester) ? FOLDER : 'assets/');

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId'>;

/** What the console needs of the tester's folder: a module of both in one file, which production would miss. */
export function missedInProduction(chunks: readonly Chunk[]): string[] {
  const startsWithTester = new Set(
    chunks.filter(({ facadeModuleId }) => isOfTester(facadeModuleId ?? '')).map(({ fileName }) => fileName),
  );
  return chunks
    .filter(({ fileName }) => !fileName.startsWith(FOLDER))
    .flatMap(({ fileName, imports, dynamicImports }) =>
      // The panel and the palette ask for its entries where there are mocks alone.
      [...imports, ...dynamicImports.filter((asked) => !startsWithTester.has(asked))]
        .filter((asked) => asked.startsWith(FOLDER))
        .map((asked) => `${fileName} needs ${asked}`),
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
