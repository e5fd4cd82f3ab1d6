// How much of the contract a run of the tests has exercised: in short for the terminal, whole as a page.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { scriptReport } from '../checks/scriptReport';
import { isAsked, KEPT, type Shares, sharesOf, told, verdict } from './judge';
import { readContract } from './lines';
import { pageOf } from './page';
import { type Covered, merged, type Reached, scriptsByWorld } from './reached';

/** What the mocks of the scripts in the browser say at their end, and those of the contract test. */
export const COVERAGE_FILE = '.cache/coverage.json';
export const OF_CONTRACT_TEST = '.cache/coverage-contract.json';

const PAGE = '.cache/contract-coverage.html';

/** Of the scripts, before they run again. */
export const forgetScripts = () => rmSync(COVERAGE_FILE, { force: true });

/** Before a run of all tests. */
export function forgetCoverage(): void {
  forgetScripts();
  rmSync(OF_CONTRACT_TEST, { force: true });
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

interface Judged {
  /** These only, or all when none is named. */
  areas?: string[];
  /** With the contract test of this very run: the shares of any other say nothing. */
  isWhole?: boolean;
  /** The shares become those to hold. */
  keep?: boolean;
}

export function coverageHolds({ areas = [], isWhole = false, keep = false }: Judged = {}): boolean {
  const ofScripts = read<Covered[]>(COVERAGE_FILE);
  if (!ofScripts) {
    console.error('Contract coverage: the mocks could not be asked.');
    return false;
  }
  const ofContractTest = read<Covered[]>(OF_CONTRACT_TEST);
  const scripts = scriptsByWorld(scriptReport()?.suites ?? []);
  const operations = merged(ofScripts, ofContractTest ?? [], scripts).filter(
    ({ area }) => areas.length === 0 || areas.includes(area),
  );
  writeFileSync(PAGE, pageOf(operations, readContract(), sharesOf(operations)));
  for (const line of told(operations)) console.log(line);
  if (ofContractTest && !isWhole) console.log('  With what the contract test reached when it last ran.');
  console.log(`  All of it: ${PAGE}`);
  const isJudged = isWhole && ofContractTest !== undefined;
  return (!isJudged || sharesHold(operations, keep)) && operations.every(isAsked);
}

/** Of a whole run alone, with the contract test: any other reaches less. */
function sharesHold(operations: Reached[], keep: boolean): boolean {
  const now = sharesOf(operations);
  if (keep) writeFileSync(KEPT, `${JSON.stringify(now, null, 2)}\n`);
  const { holds, lines } = verdict(now, read<Shares>(KEPT));
  for (const line of lines) console.log(line);
  return holds;
}
