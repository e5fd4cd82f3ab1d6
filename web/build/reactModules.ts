// Converts React's CommonJS files to modules. As CommonJS they are wrapped in one function, which the browser parses
// twice before it runs anything.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The imported names, with the package's file for production. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim': 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/index.js': 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};

/** Found relative to package.json, because the package does not export this file. */
function pathOf(file: string): string {
  const [name = '', ...rest] = file.split('/');
  return join(dirname(require.resolve(`${name}/package.json`)), ...rest);
}

/** Converts a CommonJS file that sets its exports one by one. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, name: string) => {
    imports.push(`import required${imports.length} from '${name}';`);
    return `required${imports.length - 1}`;
  });
  const names = [...new Set([...code.matchAll(/^\s*exports\.(\w+) =/gm)].map(([, name]) => name))];
  return [
    ...imports,
    'const exports = {};',
    body,
    'export default exports;',
    ...names.map((name) => `const exported_${name} = exports.${name};`),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

export function reactModules(): Plugin {
  const paths = new Map(Object.entries(FILES).map(([name, file]) => [name, pathOf(file)]));
  const files = new Set(paths.values());
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => paths.get(name),
    load: async (id) => (files.has(id) ? asModule(await readFile(id, 'utf8')) : undefined),
  };
}
