// How much of the contract a test run has exercised: a summary in the terminal, and all of it in a file.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { scriptReport } from '../checks/scriptReport';
import { isAsked, linesOf, SHARES_FILE, type Shares, sharesOf, summaryOf, verdict } from './judge';
import { type Covered, mergeCoverage, type Reached, scriptsByWorld } from './reachedAnswers';

/** The coverage that the mocks report at the end: of the browser scripts, and of the contract test. */
export const COVERAGE_FILE = '.cache/coverage.json';
export const CONTRACT_TEST_COVERAGE_FILE = '.cache/coverage-contract.json';

const LIST = '.cache/contract-coverage.txt';

/** Removes the coverage of the scripts, before they run again. */
export const removeScriptCoverage = () => rmSync(COVERAGE_FILE, { force: true });

/** Removes all coverage, before a run of all tests. */
export function removeCoverage(): void {
  removeScriptCoverage();
  rmSync(CONTRACT_TEST_COVERAGE_FILE, { force: true });
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

interface Judged {
  /** Only these areas, or all when none is named. */
  areas?: string[];
  /** Whether the contract test ran as well: only then are the shares compared. */
  isWhole?: boolean;
  /** Whether to save the shares as the ones to hold from now on. */
  keep?: boolean;
}

export function coverageHolds({ areas = [], isWhole = false, keep = false }: Judged = {}): boolean {
  const ofScripts = read<Covered[]>(COVERAGE_FILE);
  if (!ofScripts) {
    console.error('Contract coverage: the mocks could not be reached.');
    return false;
  }
  const ofContractTest = read<Covered[]>(CONTRACT_TEST_COVERAGE_FILE);
  const scripts = scriptsByWorld(scriptReport()?.suites ?? []);
  const operations = mergeCoverage(ofScripts, ofContractTest ?? [], scripts).filter(
    ({ area }) => areas.length === 0 || areas.includes(area),
  );
  writeFileSync(LIST, `${linesOf(operations).join('\n')}\n`);
  for (const line of summaryOf(operations)) console.log(line);
  if (ofContractTest && !isWhole) console.log('  Includes what the contract test reached when it last ran.');
  if (!ofContractTest) console.log('  In a whole run the contract test reaches more.');
  console.log(`  All of it: ${LIST}`);
  const isJudged = isWhole && ofContractTest !== undefined;
  return (!isJudged || sharesHold(operations, keep)) && operations.every(isAsked);
}

/** Only for a complete run with the contract test, because any other reaches less. */
function sharesHold(operations: Reached[], keep: boolean): boolean {
  const now = sharesOf(operations);
  if (keep) writeFileSync(SHARES_FILE, `${JSON.stringify(now, null, 2)}\n`);
  const { holds, lines } = verdict(now, read<Shares>(SHARES_FILE));
  for (const line of lines) console.log(line);
  return holds;
}
