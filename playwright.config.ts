import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser';
import { basePath, e2ePorts } from './scripts/ports';

const { page, prism, mocks } = e2ePorts();
const running = process.env.E2E_BASE_URL?.replace(/\/*$/, '/');
const slowMo = Number(process.env.SLOW_MO ?? 0);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A script waits for timers and answers as well: one more than there are cores keeps these busy.
  workers: Math.min(availableParallelism() + 1, 4),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // For a machine that is busy with other things: no test that passes is slower for it. Whoever watches needs longer still.
  timeout: slowMo ? 600_000 : 120_000,
  expect: { timeout: slowMo ? 60_000 : 25_000 },
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['json', { outputFile: '.cache/e2e.json' }],
    ['html', { outputFolder: 'e2e-report', open: 'never' }],
  ],
  globalTeardown: './scripts/saveCoverage',
  use: {
    // Ends with a slash: `goto('./users')` stays below the base path.
    baseURL: running ?? `http://127.0.0.1:${page.number}${basePath()}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    // The console stands still for whoever asks for it, so no script waits for a dialog to grow.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step takes a quarter of the whole run: `--trace on` asks for it where a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...launchOptions(), slowMo },
  },
  webServer: running
    ? undefined
    : {
        // Without a shell between, the stack notices when Playwright is no more.
        command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/bootstrap.mjs start`,
        env: { PORT: String(page.number), PRISM_PORT: String(prism.number), MOCKS_PORT: String(mocks.number) },
        wait: { stdout: /The console is at/ },
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
});
