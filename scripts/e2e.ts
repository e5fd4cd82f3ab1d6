// The tests in a browser: all of them, some of them, or one area slowly for somebody to watch.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Every test, counted. Without a browser or a free port nothing is counted but that. */
export async function e2eCounts(): Promise<Counts> {
  rmSync(RESULT, { force: true });
  const code = await playwright([]);
  if (!existsSync(RESULT)) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(RESULT, 'utf8')).stats;
  // What fails outside of any test fails the run all the same.
  return { passed: expected, failed: unexpected + flaky || Number(code !== 0) };
}

export async function scenario([area = '', ...args]: string[]): Promise<number> {
  const areas = readdirSync('e2e', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (!areas.some(({ name }) => name === area)) {
    console.error(
      `${area ? `There is no area '${area}'` : 'Say which area'}: ${areas.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (!hasScreen) console.log('There is no display, so the browser stays unseen; the report shows every step.');
  const code = await playwright(
    [`e2e/${area}/`, '--workers=1', '--trace=on', ...(hasScreen ? ['--headed'] : []), ...args],
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
