// exceljs's streaming writer as one module that needs nothing of Node: bundled apart, so that the build, the dev server
// and the unit tests all get the same.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ID = 'virtual:excel-writer';
const WRITER = createRequire(import.meta.url).resolve('exceljs/lib/stream/xlsx/workbook-writer.js');
const PARTS = fileURLToPath(new URL('../src/reports/xlsx/parts.ts', import.meta.url));

/** What takes the place of what exceljs requires. */
const INSTEAD: [required: RegExp, code: string][] = [
  [/^archiver$/, `module.exports = require(${JSON.stringify(PARTS)}).archiver;`],
  [/\/stream-buf$/, `module.exports = require(${JSON.stringify(PARTS)}).StreamBuf;`],
  [/\/string-buf$/, `module.exports = require(${JSON.stringify(PARTS)}).StringBuf;`],
  // Only for reading, for files on a disk, for passwords and for media.
  [/\/parse-sax$|^(fs|crypto|uuid|readable-stream)$/, 'module.exports = {};'],
];

function insteadOfNode(): Plugin {
  return {
    name: 'instead-of-node',
    enforce: 'pre',
    resolveId(source, importer) {
      const index = importer?.includes('/exceljs/') ? INSTEAD.findIndex(([required]) => required.test(source)) : -1;
      return index >= 0 ? `\0instead:${index}` : undefined;
    },
    load(id) {
      const found = id.startsWith('\0instead:') ? INSTEAD[Number(id.slice('\0instead:'.length))] : undefined;
      return found?.[1];
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    plugins: [insteadOfNode()],
    define: { global: 'globalThis' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: WRITER, formats: ['es'] },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('There is no writer of Excel files.');
  return chunk.code;
}

export function excelWriter(): Plugin {
  return {
    name: 'excel-writer',
    resolveId: { filter: { id: /^virtual:excel-writer$/ }, handler: () => `\0${ID}` },
    load: { filter: { id: /^\0virtual:excel-writer$/ }, handler: bundle },
  };
}
