import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { scriptLaunchOptions } from './scripts/stack/browser.ts';
import { blueprintCss } from './web/build/blueprintCss.ts';
import { excelWriter } from './web/build/excelWriter.ts';

const CONSOLE = 'web/src/**/*.test.ts';
/** Tests of single components, in the browser. */
const COMPONENTS = 'web/src/**/*.browser.test.tsx';
/** Tests that replace globals of the browser or modules. They run isolated, so that other tests are not affected. */
const replacing = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((file) => `web/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && /\bvi\.|\bglobalThis\b/.test(readFileSync(file, 'utf8')));

/** The packages that the components of the console import. */
const BUNDLED = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'vitest-browser-react'],
  ...['@blueprintjs/core', '@blueprintjs/icons', '@blueprintjs/datetime2', 'date-fns', 'date-fns/locale'],
  ...['@tanstack/react-query', 'react-hook-form', '@hookform/resolvers'],
  ...['@hookform/resolvers/valibot', 'valibot', 'valtio', 'wouter', 'wouter/use-browser-location', 'openapi-fetch'],
  'react-transition-group/config',
];
const WINDOW = { width: 1440, height: 900 };

export default defineConfig({
  // Not in node_modules, which copies of the project share.
  cacheDir: '.cache/vitest',
  plugins: [excelWriter(), blueprintCss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./web/src', import.meta.url)) } },
  test: {
    // Some tests start real processes, possibly on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Threads start faster than processes.
    pool: 'threads',
    // Some tests wait for processes, so one worker more than there are cores keeps the cores busy.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    projects: [
      { extends: true, test: { name: 'console, alone', include: replacing } },
      { extends: true, test: { name: 'console', include: [CONSOLE], exclude: replacing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['{web,mocks,scripts}/**/*.test.ts'],
          exclude: [CONSOLE],
          // Without isolation each worker reads the contract once, not once for each file.
          isolate: false,
          setupFiles: ['scripts/checks/unitSetup.ts'],
        },
      },
      {
        extends: true,
        // Discovered while tests run, a package would be bundled anew, with a second React in the page.
        optimizeDeps: { include: BUNDLED, noDiscovery: true },
        test: {
          name: 'components',
          include: [COMPONENTS],
          setupFiles: ['web/src/componentSetup.ts'],
          isolate: false,
          // Generous, for a busy machine, as in playwright.config.ts.
          expect: { poll: { timeout: 25_000 } },
          browser: {
            // One page for all files: a page for each would load the modules again each time.
            fileParallelism: false,
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: scriptLaunchOptions(),
              // The window must be as large as the frame of the tests, which would be scaled down otherwise.
              contextOptions: { viewport: WINDOW, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Manila' },
              actionTimeout: 25_000,
            }),
            instances: [{ browser: 'chromium', viewport: WINDOW }],
          },
        },
      },
    ],
  },
});
