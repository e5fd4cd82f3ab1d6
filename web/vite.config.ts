import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blueprintCss } from './build/blueprintCss.ts';
import { bundledPackages, noticePackages } from './build/bundledPackages.ts';
import { chunksByUse } from './build/chunks.ts';
import { excelWriter } from './build/excelWriter.ts';
import { firstPaint } from './build/firstPaint.ts';
import { iconNames } from './build/iconNames.ts';
import { loadedFiles } from './build/loadedFiles.ts';
import { precompress } from './build/precompress.ts';
import { reactModules } from './build/reactModules.ts';
import { startingScripts } from './build/startingScripts.ts';
import { folderOf, testerApart } from './build/testerApart.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: pathOf('.'),
  // Relative, so that one build serves under any base path: the gateway writes the path into <base>.
  base: './',
  // Not in node_modules, which copies of the project share.
  cacheDir: pathOf('../.cache/vite'),
  plugins: [
    react(),
    reactModules(),
    loadedFiles(),
    chunksByUse(),
    blueprintCss(),
    iconNames(),
    excelWriter(),
    testerApart(),
    startingScripts(),
    firstPaint(),
    precompress(),
    bundledPackages('console'),
  ],
  resolve: { alias: { '@': pathOf('src') } },
  worker: {
    format: 'es',
    plugins: () => [excelWriter(), noticePackages()],
    // The Excel writer is a separate, slow build, so its timing would be reported.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Only a worker imports these. Discovered that late, they would make Vite reload the page in the middle of a report.
  optimizeDeps: { include: ['pdf-lib', '@pdf-lib/fontkit', 'regenerator-runtime/runtime', 'fflate'] },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/control', '/config.json', '/human-check', '/exports'].map((path) => [path, gateway]),
    ),
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // All supported browsers have modulepreload.
    modulePreload: { polyfill: false },
    // In kB. The reader of the contract is a single large file by its authors.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      // The login page's chunk is the entry script itself, and meant to be.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // The tester's files go to a folder of their own, which a production deployment does not serve.
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) =>
          `${folderOf([...names, ...originalFileNames])}[name]-[hash][extname]`,
      },
    },
  },
});
