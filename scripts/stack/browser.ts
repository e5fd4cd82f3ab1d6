// Finds a Chromium for the tests and the benchmark, and installs one if there is none that works.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installFromDebian } from './debian.ts';
import { run } from './run.ts';

/** Headless-only builds, which do not render to a screen: the tests take a third less time in them. */
const WITHOUT_WINDOW = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

export function launchOptions(): LaunchOptions {
  return {
    // Undefined means Playwright's own browser.
    executablePath: foundBrowser(),
    args: [
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
      // Chromium refuses to start its sandbox as root, the user of most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/**
 * Features that prepare for typing an address or opening another page: they cost up to three processes for each script.
 */
const NEEDLESS_IN_SCRIPTS = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  'SpareRendererForSitePerProcess',
];

/** The features that Playwright disables by default; our list replaces its list, so it must contain them. */
const NEEDLESS_TO_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

/**
 * The console sends a Cross-Origin-Opener-Policy, for which the browser moves the first page of a script to another
 * process. Without it, opening the console is an eighth faster.
 */
const OPENER_ISOLATION = 'CrossOriginOpenerPolicy';

/**
 * All cores are busy with scripts already, so extra threads and a GPU process would only cost time: a twentieth of the
 * run. Nor does a page live long enough for optimized code to pay off: without it, pages cost a fourteenth less.
 */
const WITHOUT_HELPERS = ['--in-process-gpu', '--js-flags=--single-threaded --no-turbofan --no-maglev'];

/**
 * Without it, the browser remembers a failed import of a file until the page is reloaded, as older versions do: what
 * works so works in all.
 */
const FORGETS_FAILED_IMPORTS = 'ModuleMapDoNotCacheFailedFetch';

/** Launch options for the scripts. In a full browser they halve the cost of a new context. */
export function scriptLaunchOptions({ isolatesOpeners = true } = {}): LaunchOptions {
  const { args = [], ...options } = launchOptions();
  const disabled = [
    ...NEEDLESS_TO_PLAYWRIGHT,
    ...NEEDLESS_IN_SCRIPTS,
    FORGETS_FAILED_IMPORTS,
    ...(isolatesOpeners ? [] : [OPENER_ISOLATION]),
  ].join(',');
  return { ...options, args: [...args, ...WITHOUT_HELPERS, `--disable-features=${disabled}`] };
}

/** Makes sure that there is a browser; prints why if not. `withWindow` asks for one that can show a window. */
export async function prepareBrowser(withWindow = false): Promise<boolean> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!runs(chosen)) console.error(`CHROMIUM_PATH is ${chosen}, which does not run here.`);
    return runs(chosen);
  }
  if (foundBrowser(withWindow) || foundPlaywrights(withWindow)) return true;

  console.log('There is no Chromium: installing one …');
  if ((await run('@playwright/test', ['install', 'chromium'])) === 0 && foundPlaywrights(withWindow)) return true;
  if (installFromDebian(packages(withWindow)) && foundBrowser(withWindow)) return true;
  console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to it.');
  return false;
}

/**
 * Whether Playwright's own browser works. Playwright uses its headless build unless CHROMIUM_PATH names the full one.
 */
function foundPlaywrights(withWindow: boolean): boolean {
  const path = chromium.executablePath();
  if (!runs(path)) return false;
  if (withWindow) process.env.CHROMIUM_PATH = path;
  return true;
}

/**
 * Playwright installs its headless build beside its full one, in `chromium_headless_shell-1255/…/chrome-headless-shell`,
 * and names only the full one.
 */
function playwrightsWithoutWindow(): string[] {
  const [beside, revision] = chromium.executablePath().split(/chromium-(\d+)/);
  const folder = `${beside}chromium_headless_shell-${revision}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/]chrome-headless-shell(\.exe)?$/.test(name))
    .map((name) => join(folder, name));
}

/** Searches once, and passes the result to child processes in CHROMIUM_PATH. */
function foundBrowser(withWindow = false): string | undefined {
  if (!process.env.CHROMIUM_PATH) {
    const onPath = (names: string[]) =>
      names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
    const withoutWindow = withWindow ? [] : [...onPath(WITHOUT_WINDOW), ...playwrightsWithoutWindow()];
    const found = [...withoutWindow, ...onPath(WHOLE), ...USUAL_PLACES].find(runs);
    if (found) process.env.CHROMIUM_PATH = found;
  }
  return process.env.CHROMIUM_PATH;
}

/** On Linux an existing file may lack a library, or may only be a stub that explains how to install a snap. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Older Debian releases have only the full browser. */
const packages = (withWindow: boolean) => [...(withWindow ? [] : WITHOUT_WINDOW.slice(0, 1)), 'chromium'];
