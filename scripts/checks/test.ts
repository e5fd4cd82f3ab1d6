// `npm test`: runs all checks, also after one has failed, and prints one count at the end. `npm test -- users remarks`
// runs only the unit tests and browser scripts of these areas, the tests of what all areas must keep, and no contract
// test. With `--keep-coverage` the contract
// coverage of a run without failures becomes the coverage that later runs must reach.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { NO_STORE_SERVER, STORE_SERVERS, storeServer } from '../../web/gateway/store/storeServer';
import { policy } from '../contract/policy';
import { coverageHolds, removeCoverage } from '../coverage';
import { prepareArtefact, prepareTypes } from '../prepare';
import { prepareBrowser } from '../stack/browser';
import { installFromDebian } from '../stack/debian';
import { run, runQuietly } from '../stack/run';
import { countCpuTime } from './cpuTime';
import { type Counts, e2eCounts, isArea, slowestScripts } from './e2e';

const FAILED: Counts = { passed: 0, failed: 1 };
const UNIT_RESULT = '.cache/unit.json';
const SLOWEST = 10;
const SHOWN_WRONG = 20;
const KEEP_COVERAGE = '--keep-coverage';

/** Installs a Valkey or Redis for the tests of the shared store if it may; says how to get one if there is none. */
function prepareStoreServer(): void {
  if (storeServer()) return;
  if (!installFromDebian(STORE_SERVERS) || !storeServer()) console.error(NO_STORE_SERVER);
}

export async function test(args: string[]): Promise<number> {
  const areas = args.filter((arg) => arg !== KEEP_COVERAGE);
  if (!areas.every(isArea)) return 1;
  if (args.includes(KEEP_COVERAGE) && areas.length > 0) {
    console.error(`${KEEP_COVERAGE} is for a run of all areas.`);
    return 1;
  }
  removeCoverage();
  const began = performance.now();
  const cpuTime = countCpuTime();
  const results: ({ name: string } & Counts)[] = [];
  const count = (name: string, counts: Counts) => results.push({ name, ...counts });
  const check = (name: string, holds: boolean) => count(name, { passed: Number(holds), failed: Number(!holds) });

  heading('Contract');
  check('contract policy', await policy());
  check('contract types', await prepareTypes());

  heading('Lint, format, boundaries; types; build');
  // In parallel, because neither keeps all cores busy.
  const [statics, isBuilt] = await Promise.all([staticChecks(), prepareArtefact()]);
  for (const { name, holds, output } of statics)
    count(name, { passed: Number(holds), failed: Number(!holds), wrong: output.trim().split('\n') });
  check('build', isBuilt);

  const hasBrowser = await prepareBrowser();
  if (areas.length > 0) {
    heading('Unit tests');
    count('unit tests', await unitCounts(areas));
  } else {
    heading('Contract test; unit tests');
    // In parallel, because both spend time waiting for servers.
    const [unitTests, contractTest] = await Promise.all([unitCounts(), isBuilt ? contractCounts() : FAILED]);
    count('unit tests', unitTests);
    count('contract test', contractTest);
  }

  heading('In the browser');
  if (isBuilt && hasBrowser) {
    count('browser tests', await e2eCounts(areas));
    const keep = args.includes(KEEP_COVERAGE) && results.every(({ failed }) => failed === 0);
    check('contract coverage', coverageHolds({ areas, isWhole: areas.length === 0, keep }));
    heading('The slowest scripts');
    for (const line of slowestScripts(SLOWEST)) console.log(line);
  } else {
    console.error('Not run.');
    check('browser tests', false);
  }

  const failures = results.filter(({ failed }) => failed > 0);
  const sum = (what: 'passed' | 'failed') => results.reduce((total, result) => total + result[what], 0);
  heading(`${Math.round((performance.now() - began) / 1000)} s`);
  for (const { name, failed, wrong = [] } of failures) {
    console.log(`Failed: ${name}${failed > 1 ? ` (${failed})` : ''}`);
    for (const each of wrong.slice(0, SHOWN_WRONG)) console.log(`  ${each}`);
  }
  console.log(cpuTime(areas.length === 0));
  if (!storeServer()) console.log(`Skipped: tests with several gateways. ${NO_STORE_SERVER}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length > 0 ? 1 : 0;
}

export async function lint(): Promise<number> {
  const checks = await staticChecks();
  return checks.every(({ holds }) => holds) ? 0 : 1;
}

const STATIC_CHECKS: Record<'biome' | 'oxlint' | 'types', [tool: string, ...args: string[]]> = {
  biome: ['@biomejs/biome', 'check'],
  oxlint: ['oxlint'],
  types: ['typescript-native', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'],
};

export function typecheck(): Promise<number> {
  const [tool, ...args] = STATIC_CHECKS.types;
  return run(tool, args);
}

/** In parallel, because none of them keeps more than one core busy for long. */
async function staticChecks() {
  const checks = await Promise.all(
    Object.entries(STATIC_CHECKS).map(async ([name, [tool, ...args]]) => ({
      name,
      ...(await runQuietly(tool, args)),
    })),
  );
  return checks.map(({ name, code, output }) => {
    console.log(`${name}: ${code === 0 ? 'no complaints' : `\n${output.trim()}`}`);
    return { name, holds: code === 0, output };
  });
}

/** Imported late, because it needs the generated types, which a fresh clone does not have at the start. */
const contractCounts = async () => (await import('../contractTest')).contractCounts();

interface UnitResult {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const AREAS = 'web/src/areas';

/** Tests that a new screen or call can break wherever it stands: the help, the words, who may open it, the changes. */
const testsOfAllAreas = () => [
  ...['scripts/checks/', 'scripts/contract/diff/'],
  ...readdirSync(AREAS).flatMap((file) => (file.endsWith('.test.ts') ? `${AREAS}/${file}` : [])),
];

/** With areas, only the tests in folders and files of their names, and those that hold for all areas. */
async function unitCounts(areas: string[] = []): Promise<Counts> {
  rmSync(UNIT_RESULT, { force: true });
  prepareStoreServer();
  const reporters = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULT}`],
    ...['--reporter=junit', '--outputFile.junit=.cache/unit.junit.xml'],
  ];
  const named = areas.flatMap((area) => [`/${area}/`, `/${area}.`]);
  const files = areas.length > 0 ? [...named, ...testsOfAllAreas()] : [];
  const { code, output } = await runQuietly('vitest', ['run', ...files, ...reporters]);
  console.log(output.trim());
  if (!existsSync(UNIT_RESULT)) return FAILED;
  const { numPassedTests, testResults }: UnitResult = JSON.parse(readFileSync(UNIT_RESULT, 'utf8'));
  const wrong = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      // A file that fails to load or in a hook has no failed tests.
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return (titles.length > 0 ? titles : ['failed outside of its tests']).map(
        (title) => `${relative('', name)}: ${title}`,
      );
    });
  return { passed: numPassedTests, failed: wrong.length || Number(code !== 0), wrong };
}

function heading(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 100 - text.length))}`);
}
