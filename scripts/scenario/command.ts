// `npm run scenario`: lists the scripts; with a group, an area or words, plays those in a visible browser.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptNames } from '../../mocks/scenarios/folder';
import { prepareConsole, prepareTypes } from '../prepare';
import { prepareBrowser } from '../stack/browser';
import { complaintsAbout, e2ePorts } from '../stack/ports';
import { run } from '../stack/run';
import { allScripts, count, find, groupsOf, listing, type Script } from './catalogue';

const UNHURRIED_MS = '600';
/** Playwright empties this folder first, so nobody may name another. */
const REPORT = 'e2e-report/scenario';
const JUNIT = 'e2e-report/scenario.xml';

interface ScenarioOptions {
  words: string[];
  isHelp: boolean;
  /** Only list the scripts. */
  isListed: boolean;
  hasReport: boolean;
  junit: string | undefined;
  /** A bug report or a scenario file; its world is opened, and no script is played. */
  opened: string | undefined;
  /** Options for Playwright. */
  rest: string[];
}

/**
 * A file follows its option after `=`, or after a space if it has the right ending; all other arguments that begin with
 * a dash go to Playwright.
 */
export function parseArguments(args: string[]): ScenarioOptions {
  const options: ScenarioOptions = {
    ...{ words: [], isHelp: false, isListed: false, hasReport: false, rest: [] },
    ...{ junit: undefined, opened: undefined },
  };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [option, value = ''] = arg.split(/=(.*)/s);
    const next = args[at + 1] ?? '';
    const fileOr = (usual: string, ending: RegExp) => {
      if (value || !ending.test(next)) return value || usual;
      at += 1;
      return next;
    };
    if (option === '--report') options.hasReport = true;
    else if (option === '--junit') options.junit = fileOr(JUNIT, /\.xml$/i);
    else if (option === '--open') options.opened = fileOr('', /\.(zip|json)$/i);
    else if (option === '--help' || option === '-h') options.isHelp = true;
    else if (option === '--list') options.isListed = true;
    else if (arg.startsWith('-')) options.rest.push(arg);
    else options.words.push(arg);
  }
  return options;
}

export async function scenario(args: string[]): Promise<number> {
  const options = parseArguments(args);
  const scripts = allScripts();
  if (options.isHelp) {
    console.log(usage(scripts));
    return 0;
  }
  if (options.opened !== undefined) return opening(async ({ openFile }) => openFile(options.opened ?? ''));
  const [name = '', ...others] = options.words;
  if (others.length === 0 && keptNames().includes(name)) return opening(async ({ openKept }) => openKept(name));
  if (options.words.length === 0) {
    console.log(`${listing(scripts)}\n${usage(scripts)}`);
    const left = [options.hasReport && '--report', options.junit && '--junit'].filter(Boolean).join(' and ');
    if (left) console.log(`\nNothing was played, so ${left} wrote no file: name the scripts to play.`);
    return 0;
  }
  const found = find(options.words, scripts);
  if ('groups' in found) {
    console.error(`No area, folder or script matches '${options.words.join(' ')}'.`);
    console.error(`The groups are ${found.groups.join(', ')}. npm run scenario lists all scripts.`);
    return 1;
  }
  if (options.isListed) {
    console.log(listing(found.scripts));
    return 0;
  }
  return play(found.scripts, options);
}

const keptScenarios = () =>
  keptNames()
    .map((name) => `\n  npm run scenario -- ${name.padEnd(22)} a saved scenario`)
    .join('');

/** Opening needs the generated types and the console, listing does not: so both are prepared and imported only here. */
async function opening(open: (by: typeof import('./open')) => Promise<number>): Promise<number> {
  if (!(await prepareTypes()) || !(await prepareConsole())) return 1;
  return open(await import('./open'));
}

function usage(scripts: Script[]): string {
  const names = [...groupsOf(scripts)].filter(([, { areas }]) => areas.length > 0).map(([name]) => name);
  return `${count(scripts.length)}. To play some of them, slowly, in a visible browser:
  npm run scenario -- ${names.join(' | ')}
  npm run scenario -- <area> …            one or several areas; kyc/ is only that folder
  npm run scenario -- "words of a script"
  npm run scenario -- --open <file>       no script: opens the world of a bug report, or of a scenario that was kept${keptScenarios()}
With --list only lists them; --report leaves Playwright's report with every step, --junit[=file.xml] a file for tools.`;
}

async function play(scripts: Script[], { hasReport, junit, rest }: ScenarioOptions): Promise<number> {
  const chosen = playable(scripts);
  const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const isHeaded = hasScreen && !rest.includes('--headless');
  console.log(`${count(chosen.length)}.`);
  const others = scripts.length - chosen.length;
  if (others > 0) {
    console.log(
      `${count(others)} in production need other servers and are left out; 'npm run scenario -- production' plays them.`,
    );
  }
  if (!hasScreen) {
    console.log(
      `There is no display, so the browser is not visible, and nothing is slowed down${hasReport ? '' : '; --report shows every step'}.`,
    );
  }
  if (!(await prepareTypes()) || !(await prepareConsole()) || !(await prepareBrowser(isHeaded))) return 1;
  const isProduction = chosen.every(({ area }) => area === 'production');
  const complaints = process.env.E2E_BASE_URL ? [] : await complaintsAbout(Object.values(e2ePorts()));
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  const leaves = [...(hasReport ? [`${REPORT}/index.html`] : []), ...(junit ? [resolve(junit)] : [])];
  // If this run cannot start, a report of an earlier run would look like its own.
  for (const file of leaves) rmSync(file, { force: true });
  const reporters = ['list', ...(hasReport ? ['html'] : []), ...(junit ? ['junit'] : [])];
  const code = await run(
    '@playwright/test',
    [
      'test',
      ...selectionOf(chosen),
      ...[`--project=${isProduction ? 'production' : 'console'}`, `--reporter=${reporters.join(',')}`],
      ...['--output=.cache/scenario', ...(isHeaded ? ['--headed', '--workers=1'] : [])],
      ...rest.filter((arg) => arg !== '--headless'),
    ],
    {
      // Without scripts of the production mode, its stack need not be started.
      ...(isProduction ? {} : { SCENARIO_PLAYED: '1' }),
      ...(isHeaded ? { SCENARIO_CAPTIONS: '1', SLOW_MO: process.env.SLOW_MO ?? UNHURRIED_MS } : {}),
      ...(hasReport
        ? { SCENARIO_REPORT: '1', PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(REPORT), PLAYWRIGHT_HTML_OPEN: 'never' }
        : {}),
      ...(junit ? { PLAYWRIGHT_JUNIT_OUTPUT_FILE: resolve(junit) } : {}),
    },
  );
  for (const file of leaves.filter((leaf) => existsSync(leaf))) console.log(pathToFileURL(file).href);
  return code;
}

/** Scripts of the production mode need another stack, so they are played only when no others are chosen. */
function playable(scripts: Script[]): Script[] {
  const others = scripts.filter(({ area }) => area !== 'production');
  return others.length > 0 ? others : scripts;
}

/** Playwright's file arguments: a folder for a whole area, `file:line` for single scripts. */
function selectionOf(chosen: Script[]): string[] {
  const all = allScripts();
  const areas = [...new Set(chosen.map(({ area }) => area))];
  return areas.flatMap((area) => {
    const own = chosen.filter((script) => script.area === area);
    const isWhole = own.length === all.filter((script) => script.area === area).length;
    return isWhole ? [`e2e/${area}/`] : own.map(({ file, line }) => `${file}:${line}`);
  });
}
