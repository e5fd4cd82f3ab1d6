// Bundles exceljs's streaming writer into one module without Node dependencies. It is a separate bundle, so that the
// build, the dev server and the unit tests all use the same code.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { noticePackages } from './bundledPackages.ts';

const ID = 'virtual:excel-writer';
const WRITER = createRequire(import.meta.url).resolve('exceljs/lib/stream/xlsx/workbook-writer.js');
const PARTS = fileURLToPath(new URL('../src/reports/xlsx/parts.ts', import.meta.url));

/** The replacements for the modules that exceljs requires. */
const REPLACEMENTS: [required: RegExp, code: string][] = [
  [/^archiver$/, `module.exports = require(${JSON.stringify(PARTS)}).archiver;`],
  [/\/stream-buf$/, `module.exports = require(${JSON.stringify(PARTS)}).StreamBuf;`],
  [/\/string-buf$/, `module.exports = require(${JSON.stringify(PARTS)}).StringBuf;`],
  // Only used for reading, files on disk, passwords and media.
  [/\/parse-sax$|^(fs|crypto|uuid|readable-stream)$/, 'module.exports = {};'],
];

function replaceNodeModules(): Plugin {
  return {
    name: 'replace-node-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      const index = importer?.includes('/exceljs/')
        ? REPLACEMENTS.findIndex(([required]) => required.test(source))
        : -1;
      return index >= 0 ? `\0replacement:${index}` : undefined;
    },
    load(id) {
      const found = id.startsWith('\0replacement:')
        ? REPLACEMENTS[Number(id.slice('\0replacement:'.length))]
        : undefined;
      return found?.[1];
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    plugins: [replaceNodeModules(), noticePackages()],
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
