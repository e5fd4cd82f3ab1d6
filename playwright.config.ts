import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import type { ConsoleOptions } from './e2e/fixtures';
import { ONLY_CONSOLE } from './e2e/helpers/tags';
import type { LiteralOptions } from './e2e/literal/fixtures';
import { VARIANTS } from './mocks/literal/shapes';
import { scriptLaunchOptions } from './scripts/stack/browser';
import { basePath, e2ePorts, nthPort, type Port } from './scripts/stack/ports';
import { AS_PARENT } from './scripts/stack/run';

/**
 * Signing in to both applications, recovery, decisions, pictures, users, roles, but for what the console does by itself; and what
 * only production can show.
 */
const CORE = [
  'session/sign-in.spec.ts',
  'recovery/forgot-password.spec.ts',
  'kyc/case/decisions.spec.ts',
  'kyc/case/pictures.spec.ts',
  'users/edit-user.spec.ts',
  'users/new-user.spec.ts',
  'access/roles.spec.ts',
  'access/granted.spec.ts',
  'terminals/kiosks.spec.ts',
  'production/*.spec.ts',
];

const { page, prism, mocks, rehearsal, shim, literalConsole, literal } = e2ePorts();
const running = process.env.E2E_BASE_URL?.replace(/\/*$/, '/');
// Of the scenarios that are files the scripts have their own, beside those that somebody keeps.
if (!running) process.env.SCENARIO_FILES ||= resolve('.cache/scenarios');
const slowMo = Number(process.env.SLOW_MO ?? 0);
/** By `npm run scenario`, which needs neither the production mode nor the coverage. */
const isPlayed = Boolean(process.env.SCENARIO_PLAYED);

const console: Project = {
  name: 'console',
  testIgnore: ['production/*.spec.ts', 'literal/*.spec.ts'],
  // No script has two windows that know of each other. That the console works where openers are kept away, the others show.
  use: { launchOptions: { ...scriptLaunchOptions({ keepsOpenersAway: false }), slowMo } },
};

/** The core scripts once more: the same console, with its gateway before a server in the manner of production. */
const production: Project<PlaywrightTestOptions & ConsoleOptions> = {
  name: 'production',
  testMatch: CORE.map((path) => `e2e/${path}`),
  grepInvert: new RegExp(ONLY_CONSOLE.tag),
  use: {
    baseURL: `http://127.0.0.1:${rehearsal.number}${basePath()}`,
    control: `http://127.0.0.1:${mocks.number}/control`,
  },
};

/** Every screen before the literal upstream, with a gateway in production mode for each variant of its answers. */
const literals = VARIANTS.map(
  (variant, at): Project<PlaywrightTestOptions & LiteralOptions> => ({
    name: `literal-${variant}`,
    // Where there is nothing, there is nothing to change.
    testMatch: variant === 'empty' ? 'literal/openings.spec.ts' : 'literal/*.spec.ts',
    use: {
      baseURL: `http://127.0.0.1:${nthPort(literalConsole, at).number}${basePath()}`,
      literal: `https://localhost:${nthPort(literal, at).number}`,
      variant,
    },
  }),
);

function server(command: string, ready: RegExp, ports: Record<string, Port>) {
  return {
    // Without a shell between, the stack notices when Playwright is no more.
    command: `${process.platform === 'win32' ? '' : 'exec '}node --import ./scripts/stack/endWithParent.mjs scripts/bootstrap.mjs ${command}`,
    env: {
      ...Object.fromEntries(Object.entries(ports).map(([setting, { number }]) => [setting, String(number)])),
      // On Windows there is a shell between all the same.
      ...AS_PARENT,
      // Searched for as always, and found sooner: a hundred scripts prove that they are human.
      HUMAN_CHECK_COST: '50',
    },
    wait: { stdout: ready },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  } as const;
}

export default defineConfig<ConsoleOptions & LiteralOptions>({
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
  globalTeardown: isPlayed ? undefined : './scripts/checks/saveCoverage',
  use: {
    // Ends with a slash: `goto('./users')` stays below the base path.
    baseURL: running ?? `http://127.0.0.1:${page.number}${basePath()}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    // A fresh context costs a quarter of a script: the next one of the worker has the same, emptied (see e2e/helpers/reused.ts).
    reuseContext: true,
    // The console stands still for whoever asks for it, so no script waits for a dialog to grow.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step takes a quarter of the whole run: `--trace on` asks for it where a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...scriptLaunchOptions(), slowMo },
  },
  // The longest scripts of the literal upstream come before its many short ones: no worker is left alone with a long one.
  projects: running || isPlayed ? [console] : [console, production, ...literals.toReversed()],
  webServer: running
    ? undefined
    : [
        server('start', /The console is at/, { PORT: page, PRISM_PORT: prism, MOCKS_PORT: mocks }),
        ...(isPlayed
          ? []
          : [
              server('rehearse', /The console in production mode is at/, {
                REHEARSAL_PORT: rehearsal,
                SHIM_PORT: shim,
                PRISM_PORT: prism,
                MOCKS_PORT: mocks,
              }),
              server(`literal ${VARIANTS.join(' ')}`, /one-time password/, {
                LITERAL_CONSOLE_PORT: literalConsole,
                LITERAL_PORT: literal,
              }),
            ]),
      ],
});
