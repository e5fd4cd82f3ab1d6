// Runs the tests in a browser: all of them, or those of some areas.
import { readdirSync, rmSync } from 'node:fs';
import type { JSONReportSpec } from '@playwright/test/reporter';
import { coverageHolds, removeScriptCoverage } from '../coverage';
import { scriptFilesIn } from '../scenario/scriptFiles';
import { complaintsAbout, e2ePorts } from '../stack/ports';
import { run } from '../stack/run';
import { SCRIPT_REPORT, scriptReport, scriptsOf } from './scriptReport';

export interface Counts {
  passed: number;
  failed: number;
  /** A line for each failure. Its details were printed when it happened, maybe far up in the output. */
  wrong?: string[];
}

export async function e2e(args: string[]): Promise<number> {
  const code = await playwright(args);
  if (code === undefined) return 1;
  if (args.length > 0) return code;
  return coverageHolds() ? code : 1;
}

/** Runs the tests of these areas, or all tests, and counts them. Counts one failure if they could not be run. */
export async function e2eCounts(areas: string[]): Promise<Counts> {
  rmSync(SCRIPT_REPORT, { force: true });
  const code = await playwright(areas.map(folderOf));
  const report = scriptReport();
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  const wrong = scriptsOf(report.suites)
    .filter(({ spec }) => !spec.ok)
    .map(({ script }) => script);
  // A failure outside of any test fails the run, too.
  const failed = unexpected + flaky || Number(code !== 0);
  return { passed: expected, failed, wrong };
}

/** The slowest scripts of the last run, a line for each. */
export function slowestScripts(count: number): string[] {
  return scriptsOf(scriptReport()?.suites ?? [])
    .map(({ script, spec }) => ({ script, ms: timeOf(spec) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, script }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${script}`);
}

const timeOf = ({ tests }: JSONReportSpec) =>
  tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0);

const areasWithScripts = (): string[] =>
  readdirSync('e2e', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && scriptFilesIn(`e2e/${entry.name}`).length > 0)
    .map(({ name }) => name);

/** Returns false, and prints the existing areas, if there is no such area. */
export function isArea(name: string): boolean {
  const areas = areasWithScripts();
  if (areas.includes(name)) return true;
  console.error(`${name ? `There is no area '${name}'` : 'Say which area'}: ${areas.join(', ')}.`);
  return false;
}

const folderOf = (area: string) => `e2e/${area}/`;

/** The exit code; undefined if the tests could not be started. */
async function playwright(args: string[]): Promise<number | undefined> {
  removeScriptCoverage();
  const complaints = process.env.E2E_BASE_URL ? [] : await complaintsAbout(Object.values(e2ePorts()));
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return undefined;
  }
  return run('@playwright/test', ['test', ...args]);
}
