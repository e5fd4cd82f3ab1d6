// `npm run contract:test`: tests the contract against gateway, Prism and mocks, without a browser. `npm test` runs it,
// too.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Counts } from '../checks/e2e';
import { CONTRACT_TEST_COVERAGE_FILE } from '../coverage';
import { checkBreaches } from './breaking/breachRun';
import { checkRefusals } from './breaking/refusals';
import { readContract } from './contract';
import { checkExamples } from './examples';
import { type CheckResult, described, type Finding } from './findings';
import { checkOddTexts } from './oddTexts';
import { type Options, readOptions } from './options';
import { type Stack, startStack } from './stack';
import { control } from './visitor';

const SHOWN_FINDS = 40;

export async function contractTest(args: string[]): Promise<number> {
  const { failed } = await contractCounts(args);
  return failed > 0 ? 1 : 0;
}

const oneWrong = (wrong: string): Counts => ({ passed: 0, failed: 1, wrong: [wrong] });

/** Each kind of check without a finding counts as one passed test, each finding as one failed test. */
export async function contractCounts(args: string[] = []): Promise<Counts> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return oneWrong(options);
  }
  try {
    return await withStack(options);
  } catch (error) {
    console.error(`✗ The contract test stopped: ${(error as Error).stack ?? error}`);
    return oneWrong(`It stopped: ${error}`);
  }
}

async function withStack(options: Options): Promise<Counts> {
  // A run of one operation keeps the previous coverage: it would say that the others were never called.
  if (options.operation === undefined) await rm(CONTRACT_TEST_COVERAGE_FILE, { force: true });
  const stack = await startStack();
  if (!stack) return oneWrong('Its servers did not start.');
  const finds: Finding[] = [];
  try {
    return await counted(stack, options, finds);
  } finally {
    await stack.stop();
  }
}

async function counted(stack: Stack, { operation, seed }: Options, finds: Finding[]): Promise<Counts> {
  const operations = (await readContract()).filter(({ id }) => operation === undefined || id === operation);
  let passed = 0;
  const report = (what: string, { finds: found }: CheckResult) => {
    console.log(what);
    for (const find of found.slice(0, SHOWN_FINDS)) console.error(described(find));
    if (found.length > SHOWN_FINDS) console.error(`… and ${found.length - SHOWN_FINDS} more`);
    finds.push(...found);
    passed += Number(found.length === 0);
  };
  const share = (checked: CheckResult) => `${number(checked.passed)}/${number(checked.passed + checked.finds.length)}`;
  const examples = await checkExamples(stack, operations);
  report(`examples ${share(examples)}`, examples);
  const refusals = await checkRefusals(stack, operations);
  const { provoked, listed } = refusals;
  report(
    `refusals of the gateway itself ${share(refusals)}; of ${number(listed)} that the contract lists, ${number(provoked)} can be provoked`,
    refusals,
  );
  const breaches = await checkBreaches(stack, operations, seed);
  report(
    `breaches ${share(breaches)} refused, sampled with --seed ${seed} (${number(breaches.skipped)} that nothing can break)`,
    breaches,
  );
  const oddTexts = await checkOddTexts(stack, operations, seed);
  report(
    `examples with odd texts ${share(oddTexts)} answered according to the contract, with --seed ${seed}`,
    oddTexts,
  );
  for (const end of stack.ends) console.error(`✗ ${end}`);
  if (operation === undefined) {
    await mkdir('.cache', { recursive: true });
    await writeFile(CONTRACT_TEST_COVERAGE_FILE, JSON.stringify(await control(stack, 'GET', '/coverage')));
  }
  return {
    passed,
    failed: finds.length + stack.ends.length,
    wrong: [...finds.map(({ operation, request, wrong }) => `${operation}, ${request}: ${wrong}`), ...stack.ends],
  };
}

const number = (count: number) => count.toLocaleString('en-US');
