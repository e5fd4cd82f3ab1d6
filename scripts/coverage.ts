// How much of the contract a whole run of the tests has exercised, and whether any operation was left out.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

interface Covered {
  operation: string;
  area: string;
  answers: { status: string; example: string; asked: boolean }[];
}

export const COVERAGE_FILE = '.cache/coverage.json';

/** The gateway refuses these calls itself, so the mocks cannot tell whether it ever did. */
const ANSWERED_BY_GATEWAY = ['403', '429'];

export function forgetCoverage(): void {
  rmSync(COVERAGE_FILE, { force: true });
}

/** Judges these areas only, or all when none is named. */
export function coverageHolds(areas: string[] = []): boolean {
  if (!existsSync(COVERAGE_FILE)) {
    console.error('Contract coverage: the mocks could not be asked.');
    return false;
  }
  const covered = (JSON.parse(readFileSync(COVERAGE_FILE, 'utf8')) as Covered[])
    .filter(({ area }) => areas.length === 0 || areas.includes(area))
    .map(({ answers, ...operation }) => ({
      ...operation,
      answers: answers.filter(({ status }) => !ANSWERED_BY_GATEWAY.includes(status)),
    }));
  const neverAsked = covered.filter(({ answers }) => !answers.some(({ asked }) => asked));
  const statuses = covered.flatMap(({ answers }) =>
    [...new Set(answers.map(({ status }) => status))].map((status) => ({
      asked: answers.some((answer) => answer.status === status && answer.asked),
    })),
  );
  const examples = covered.flatMap(({ answers }) => answers);
  console.log(
    `Contract coverage: operations asked ${covered.length - neverAsked.length}/${covered.length}, ` +
      `statuses ${share(statuses)}, named examples ${share(examples)}`,
  );
  for (const { operation, answers } of covered) {
    const left = answers.filter(({ asked }) => !asked);
    if (left.length === answers.length || left.length === 0) continue;
    console.log(`  ${operation}: not ${left.map(({ status, example }) => `${status} ${example}`).join(', ')}`);
  }
  const landed = areasWithMocks();
  const missing = neverAsked.filter(({ area }) => landed.includes(area));
  for (const { operation, area } of neverAsked) {
    console.log(`  ${operation}: never asked${landed.includes(area) ? '' : ` (nothing mocks ${area} yet)`}`);
  }
  if (missing.length > 0) console.error(`${missing.length} operations of mocked areas were never asked.`);
  return missing.length === 0;
}

const share = (answers: { asked: boolean }[]) => `${answers.filter(({ asked }) => asked).length}/${answers.length}`;

/** A mocked area is a file of its name or a folder of its name. */
const areasWithMocks = () =>
  readdirSync('mocks/areas')
    .filter((name) => name !== 'index.ts' && !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''));
