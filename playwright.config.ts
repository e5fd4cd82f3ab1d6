import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import type { ConsoleOptions } from './e2e/fixtures';
import { ONLY_CONSOLE } from './e2e/helpers/tags';
import type { LiteralOptions } from './e2e/literal/fixtures';
import { SERVED, VARIANTS, type Variant } from './mocks/literal/shapes';
import { askedProjects } from './scripts/stack/askedProjects';
import { scriptLaunchOptions } from './scripts/stack/browser';
import { basePath, e2ePorts, nthPort, type Port } from './scripts/stack/ports';
import { PARENT_ENV } from './scripts/stack/run';

/**
 * Scripts that also run in production mode: signing in to both applications, recovery, decisions, pictures, users and
 * roles, without those that concern the console alone; and the scripts that only production mode can pass.
 */
const CORE = [
  'session/sign-in.spec.ts',
  'recovery/forgot-password.spec.ts',
  'kyc/case/decisions.spec.ts',
  'kyc/case/pictures.spec.ts',
  'users/edit-user.spec.ts',
  'users/new-user.spec.ts',
  'access/roles.spec.ts',
  'terminals/kiosks.spec.ts',
  'production/*.spec.ts',
];

const scripts = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .map((file) => `e2e/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.spec.ts'));
const ownProjects = ['production', 'literal'];
const asked = askedProjects(process.argv.slice(3), {
  console: scripts.filter((file) => !ownProjects.some((name) => file.startsWith(`e2e/${name}/`))),
  production: scripts.filter((file) => CORE.some((core) => file.startsWith(`e2e/${core.replace('*.spec.ts', '')}`))),
  literal: scripts.filter((file) => file.startsWith('e2e/literal/')),
});

const { page, prism, mocks, rehearsal, shim, literalConsole, literal } = e2ePorts();
const services = { PRISM_PORT: prism, MOCKS_PORT: mocks };
const literalConsoleOf = (variant: Variant) => nthPort(literalConsole, VARIANTS.indexOf(variant));
const running = process.env.E2E_BASE_URL?.replace(/\/*$/, '/');
// The scripts keep scenario files in a folder of their own, apart from those that a tester has saved.
if (!running) process.env.SCENARIO_FILES ||= resolve('.cache/scenarios');
const slowMo = Number(process.env.SLOW_MO ?? 0);
/** Set by `npm run scenario`, which needs neither production mode nor coverage. */
const isPlayed = Boolean(process.env.SCENARIO_PLAYED);

const console: Project<PlaywrightTestOptions & ConsoleOptions, PlaywrightWorkerOptions> = {
  name: 'console',
  testIgnore: ['production/*.spec.ts', 'literal/*.spec.ts'],
  // Here no script needs the isolation of windows from their openers. The other projects test that the console works
  // with it.
  use: {
    launchOptions: { ...scriptLaunchOptions({ isolatesOpeners: false }), slowMo },
    mocks: { PRISM_URL: `http://127.0.0.1:${prism.number}`, MOCKS_URL: `http://127.0.0.1:${mocks.number}` },
  },
};

/** The core scripts again, with the gateway in production mode in front of the shim. */
const production: Project<PlaywrightTestOptions & ConsoleOptions> = {
  name: 'production',
  testMatch: CORE.map((path) => `e2e/${path}`),
  grepInvert: new RegExp(ONLY_CONSOLE.tag),
  use: {
    baseURL: `http://127.0.0.1:${rehearsal.number}${basePath()}`,
    control: `http://127.0.0.1:${mocks.number}/control`,
  },
};

/** The literal upstream instead of the mocks, with a gateway in production mode; see `e2e/literal/fixtures.ts`. */
const literalUpstream: Project<PlaywrightTestOptions & LiteralOptions> = {
  name: 'literal',
  testMatch: 'literal/*.spec.ts',
  use: {
    sites: Object.fromEntries(
      SERVED.map((variant) => {
        const console = `http://127.0.0.1:${literalConsoleOf(variant).number}${basePath()}`;
        const upstream = `https://localhost:${nthPort(literal, VARIANTS.indexOf(variant)).number}`;
        return [variant, { console, upstream }];
      }),
    ),
  },
};

/**
 * `npm run e2e` refuses ports that are taken. Playwright itself and its extension for editors may find the servers there
 * already: then they use them.
 */
function server(command: string, at: Port, ports: Record<string, Port>) {
  return {
    url: `http://127.0.0.1:${at.number}${basePath()}readyz`,
    reuseExistingServer: !process.env.CI,
    // `exec` replaces the shell, so that Playwright is the parent process and the stack notices when it ends.
    command: `${process.platform === 'win32' ? '' : 'exec '}node --import ./scripts/stack/endWithParent.mjs scripts/bootstrap.mjs ${command}`,
    env: {
      ...Object.fromEntries(Object.entries(ports).map(([setting, { number }]) => [setting, String(number)])),
      // Needed on Windows, where the shell stays in between.
      ...PARENT_ENV,
      // A cheap human check, because a hundred scripts have to pass it.
      HUMAN_CHECK_COST: '50',
      // A script moves the clock of the browser a minute forward, but not that of the gateway.
      MAILS_PER_MINUTE: '1000000',
      MAILS_PER_HOUR: '1000000',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  } as const;
}

export default defineConfig<ConsoleOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  // Scripts also wait for timers and answers, so one worker more than there are cores keeps the cores busy.
  workers: Math.min(availableParallelism() + 1, 4),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for a busy machine; passing tests do not take longer because of it. In slow motion everything takes
  // longer.
  timeout: slowMo ? 600_000 : 120_000,
  expect: { timeout: slowMo ? 60_000 : 25_000 },
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['json', { outputFile: '.cache/e2e.json' }],
    ['junit', { outputFile: '.cache/e2e.junit.xml' }],
    ['html', { outputFolder: 'e2e-report', open: 'never' }],
  ],
  globalTeardown: isPlayed ? undefined : './scripts/checks/saveCoverage',
  use: {
    // Ends with a slash: `goto('./users')` stays below the base path.
    baseURL: running ?? `http://127.0.0.1:${page.number}${basePath()}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    // A new context costs a quarter of a script, so scripts of a worker share one, which is emptied (see
    // e2e/helpers/resetContext.ts).
    reuseContext: true,
    // The console has no animations with this setting, so scripts do not wait for dialogs to open.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces would take a quarter of the whole run. Use `--trace on` to investigate a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...scriptLaunchOptions(), slowMo },
  },
  projects: running || isPlayed ? [console] : [console, production, literalUpstream],
  webServer: running
    ? undefined
    : [
        ...(isPlayed || asked.includes('console') || asked.includes('production')
          ? [server('start', page, { ...services, PORT: page })]
          : []),
        ...(!isPlayed && asked.includes('production')
          ? [server('rehearse', rehearsal, { ...services, REHEARSAL_PORT: rehearsal, SHIM_PORT: shim })]
          : []),
        ...(!isPlayed && asked.includes('literal') ? SERVED : []).map((variant) =>
          server(`literal ${variant}`, literalConsoleOf(variant), {
            LITERAL_CONSOLE_PORT: literalConsole,
            LITERAL_PORT: literal,
          }),
        ),
      ],
});
