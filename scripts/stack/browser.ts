// Finds a Chromium for the tests and the benchmark; installs one only where there is none that will do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installFromDebian } from './debian';
import { run } from './run';

/** Draws nothing that nobody sees: the tests take a third less time in it than in a whole browser. */
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
    // None given means Playwright's own.
    executablePath: foundBrowser(),
    args: [
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
      // Chromium refuses to sandbox itself for root, which is whom a container runs as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/** What a browser makes ready for whoever types an address, or opens another page: up to three processes for each script. */
const NEEDLESS_IN_SCRIPTS = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  'SpareRendererForSitePerProcess',
];

/** Playwright's own list, which ours takes the place of. */
const NEEDLESS_TO_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

/**
 * The console keeps whoever opened its window from it, for which a browser moves the page that a script begins with to a second
 * process: it takes an eighth of opening the console.
 */
const OPENERS_KEPT_AWAY = 'CrossOriginOpenerPolicy';

/**
 * There are as many scripts at once as there are cores: threads beside, and a process of its own for drawing, only change places
 * with them, for a twentieth of the whole.
 */
const WITHOUT_HELPERS = ['--in-process-gpu', '--js-flags=--single-threaded'];

/** For the scripts, each of which begins with a fresh context: in a whole browser it costs half as much by this. */
export function scriptLaunchOptions({ keepsOpenersAway = true } = {}): LaunchOptions {
  const { args = [], ...options } = launchOptions();
  const disabled = [
    ...NEEDLESS_TO_PLAYWRIGHT,
    ...NEEDLESS_IN_SCRIPTS,
    ...(keepsOpenersAway ? [] : [OPENERS_KEPT_AWAY]),
  ].join(',');
  return { ...options, args: [...args, ...WITHOUT_HELPERS, `--disable-features=${disabled}`] };
}

/** Afterwards there is a browser, or it has been said why not. A whole one can be watched and is what people use. */
export async function prepareBrowser(whole = false): Promise<boolean> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!runs(chosen)) console.error(`CHROMIUM_PATH is ${chosen}, which is not a browser that runs here.`);
    return runs(chosen);
  }
  if (foundBrowser(whole) || foundPlaywrights(whole)) return true;

  console.log('There is no Chromium: installing one …');
  if ((await run('@playwright/test', ['install', 'chromium'])) === 0 && foundPlaywrights(whole)) return true;
  if (installFromDebian(packages(whole)) && foundBrowser(whole)) return true;
  console.error('No Chromium could be installed. Install one, or say where one is by CHROMIUM_PATH.');
  return false;
}

/** Playwright finds its own by itself, and the smaller one of the two where no whole one is asked for. */
function foundPlaywrights(whole: boolean): boolean {
  const path = chromium.executablePath();
  if (!runs(path)) return false;
  if (whole) process.env.CHROMIUM_PATH = path;
  return true;
}

/** Found once, told to every process that is started from here. */
function foundBrowser(whole = false): string | undefined {
  if (!process.env.CHROMIUM_PATH) {
    const onPath = [...(whole ? [] : WITHOUT_WINDOW), ...WHOLE].flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    );
    const found = [...onPath, ...USUAL_PLACES].find(runs);
    if (found) process.env.CHROMIUM_PATH = found;
  }
  return process.env.CHROMIUM_PATH;
}

/** On Linux one that is there may still lack a library, or only tell how to install a snap. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** An older Debian knows only the whole one. */
const packages = (whole: boolean) => [...(whole ? [] : WITHOUT_WINDOW.slice(0, 1)), 'chromium'];
