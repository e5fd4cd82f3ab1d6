// The tests in a browser: all of them, some of them, or one area slowly for somebody to watch.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { coverageHolds, forgetCoverage } from './coverage';
import { complaintsAbout, e2ePorts } from './ports';
import { run } from './run';

export interface Counts {
  passed: number;
  failed: number;
}

const RESULT = '.cache/e2e.json';
const UNHURRIED_MS = '600';

export async function e2e(args: string[]): Promise<number> {
  const code = await playwright(args);
  if (args.length > 0 || code === undefined) return code ?? 1;
  return coverageHolds() ? code : 1;
}

/** Every test of these areas, counted; of all when none is named. Without a browser or a free port nothing is counted but that. */
export async function e2eCounts(areas: string[]): Promise<Counts> {
  rmSync(RESULT, { force: true });
  const code = await playwright(areas.map(scriptsOf));
  if (!existsSync(RESULT)) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = readReport().stats;
  // What fails outside of any test fails the run all the same.
  return { passed: expected, failed: unexpected + flaky || Number(code !== 0) };
}

/** The slowest scripts of the last run, a line for each. */
export function slowestScripts(count: number): string[] {
  if (!existsSync(RESULT)) return [];
  return readReport()
    .suites.flatMap((suite) => timesIn(suite))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, script }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${script}`);
}

const readReport = (): JSONReport => JSON.parse(readFileSync(RESULT, 'utf8'));

/** The outermost suite is a file. */
function timesIn({ title, specs, suites = [] }: JSONReportSuite): { ms: number; script: string }[] {
  const own = specs.map((spec) => ({
    ms: spec.tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
    script: spec.title,
  }));
  return [...own, ...suites.flatMap(timesIn)].map(({ ms, script }) => ({ ms, script: `${title} › ${script}` }));
}

function areasWithScripts(): string[] {
  return readdirSync('e2e', { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && readdirSync(`e2e/${entry.name}`).some((file) => file.endsWith('.spec.ts')),
    )
    .map(({ name }) => name);
}

/** False, with the areas there are, for one that there is not. */
export function isArea(name: string): boolean {
  const areas = areasWithScripts();
  if (areas.includes(name)) return true;
  console.error(`${name ? `There is no area '${name}'` : 'Say which area'}: ${areas.join(', ')}.`);
  return false;
}

const scriptsOf = (area: string) => `e2e/${area}/`;

export async function scenario([area = '', ...args]: string[]): Promise<number> {
  if (!isArea(area)) return 1;
  const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (!hasScreen) console.log('There is no display, so the browser stays unseen; the report shows every step.');
  const code = await playwright(
    [scriptsOf(area), '--workers=1', '--trace=on', ...(hasScreen ? ['--headed'] : []), ...args],
    { SLOW_MO: process.env.SLOW_MO ?? UNHURRIED_MS },
  );
  console.log('The report: e2e-report/index.html (npx playwright show-report e2e-report)');
  return code ?? 1;
}

/** Undefined where it could not begin. */
async function playwright(args: string[], env = {}): Promise<number | undefined> {
  forgetCoverage();
  const complaints = process.env.E2E_BASE_URL ? [] : await complaintsAbout(Object.values(e2ePorts()));
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return undefined;
  }
  return run('@playwright/test', ['test', ...args], env);
}
