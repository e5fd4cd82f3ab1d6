// Finds the packages that the sources of a folder import at run time (not `import type`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /^(?:import|export) (?!type )[^;']*?from '((?:@[\w.-]+\/)?[a-z][\w./-]*)'/gm;

export function packagesImportedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const imported = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(imported)].sort();
}
