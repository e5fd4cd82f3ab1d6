import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { blueprintCss } from './build/blueprintCss.ts';
import { bundledPackages, noticePackages } from './build/bundledPackages.ts';
import { chunkGroups, outputFolder } from './build/chunks.ts';
import { excelWriter } from './build/excelWriter.ts';
import { firstPaint } from './build/firstPaint.ts';
import { readScreens } from './build/screens.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const { screens, begins } = command === 'build' ? await readScreens() : { screens: [], begins: [] };
  return {
    root: pathOf('.'),
    // Relative, so that one build serves under any base path: the gateway writes the path into <base>.
    base: './',
    // Not in node_modules, which copies of the project share.
    cacheDir: pathOf('../.cache/vite'),
    plugins: [react(), blueprintCss(), excelWriter(), firstPaint(screens), bundledPackages('console')],
    resolve: {
      alias: [
        { find: '@', replacement: pathOf('src') },
        // Vite's own code before each `import()` asks for scripts in a way that browsers remember when it fails, and does
        // not ask again for styles that failed.
        { find: /^\0vite\/preload-helper\.js$/, replacement: pathOf('src/ui/browser/loadFiles.ts') },
        // Blueprint's list of all icon names would cost every page 8 kB. It is needed only for icons by name; the console
        // imports each icon as a component.
        { find: /^\.\/iconNames$/, replacement: pathOf('build/noIconNames.ts') },
      ],
    },
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
        ['/api', '/control', '/config.json', '/human-check', '/exports', '/claims'].map((path) => [path, gateway]),
      ),
    },
    build: {
      target: 'es2023',
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // All supported browsers have modulepreload.
      modulePreload: {
        polyfill: false,
        // The page's inline script requests the scripts of its screen much earlier than their imports would.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'html' ? files : [...new Set([file, ...files])],
      },
      // In kB. The reader of the contract is a single large file by its authors.
      chunkSizeWarningLimit: 1600,
      rolldownOptions: {
        // The login page's chunk is the entry script itself, and meant to be. Plugins with builds of their own are slow.
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups(pathOf('src/main.tsx'), begins) },
          // The tester's files go to a folder of their own, which a production deployment does not serve.
          chunkFileNames: ({ moduleIds }) => `${outputFolder(moduleIds)}[name]-[hash].js`,
          assetFileNames: ({ names, originalFileNames }) =>
            `${outputFolder([...names, ...originalFileNames])}[name]-[hash][extname]`,
        },
      },
    },
  };
});
