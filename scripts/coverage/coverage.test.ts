import { expect, test } from 'vitest';
import { isAsked, linesOf, sharesOf, summaryOf, verdict } from './judge';
import { type Covered, mergeCoverage, scriptsByWorld } from './reachedAnswers';

const answer = (status: string, example: string, ...worlds: string[]) => ({
  status,
  example,
  worlds,
  forced: [] as string[],
});
const addRemark = (...answers: Covered['answers']): Covered[] => [{ operation: 'addRemark', area: 'remarks', answers }];

const scripts = new Map([['default~1', 'remarks/add.spec.ts › one is added']]);
const operations = mergeCoverage(
  addRemark(
    answer('200', 'default', 'default~1', 'default~1', 'default'),
    answer('200', 'alreadyThere'),
    answer('401', 'invalidAccessToken'),
    answer('403', 'notAllowed'),
    answer('500', 'internalServerError'),
  ),
  addRemark(answer('200', 'alreadyThere', 'contract:test examples', 'contract:test breaches 1')),
  scripts,
);

test('finds the script of a world in the report of Playwright', () => {
  const spec = {
    title: 'one is added',
    tests: [{ annotations: [{ type: 'world', description: 'default~1' }, { type: 'slow' }] }],
  };
  const suites = [{ title: 'remarks/add.spec.ts', specs: [], suites: [{ title: 'in peace', specs: [spec] }] }];
  expect([...scriptsByWorld(suites)]).toEqual([['default~1', 'remarks/add.spec.ts › in peace › one is added']]);
});

test('merges what the scripts and what the contract test reached', () => {
  expect(operations[0]?.answers.slice(0, 3)).toEqual([
    {
      status: '200',
      example: 'default',
      scripts: ['default', 'remarks/add.spec.ts › one is added'],
      contractTest: false,
      isForced: false,
    },
    { status: '200', example: 'alreadyThere', scripts: [], contractTest: true, isForced: false },
    { status: '401', example: 'invalidAccessToken', scripts: [], contractTest: false, isForced: false },
  ]);
});

test('the shares leave out answers of the gateway, and the summary is short', () => {
  expect(sharesOf(operations)).toEqual({ operations: '1/1', statuses: '1/3', examples: '2/4' });
  expect(summaryOf(operations)).toEqual([
    'Contract coverage: operations called by scripts 1/1, statuses 1/3, named examples 2/4',
    '  Nothing reaches 1 × 401, 1 × 500',
  ]);
});

test('answers that only a fault has forced count, and the summary says how many', () => {
  const byFault = (...forced: string[]) => ({ ...answer('500', 'internalServerError'), forced });
  const default200 = { ...answer('200', 'default', 'default~1'), forced: ['w'] };
  const forced = mergeCoverage(
    addRemark(default200, byFault('default~1')),
    addRemark(byFault('contract:test x')),
    scripts,
  );
  expect(forced[0]?.answers.map(({ isForced }) => isForced)).toEqual([false, true]);
  expect(summaryOf(forced)).toEqual([
    'Contract coverage: operations called by scripts 1/1, statuses 2/2, named examples 2/2',
    '  The mocks gave 1 of these examples by themselves, and 1 only because of a fault',
  ]);
  expect(linesOf(forced)).toEqual([
    'remarks addRemark 200 default: remarks/add.spec.ts › one is added; w',
    'remarks addRemark 500 internalServerError: remarks/add.spec.ts › one is added; contract test (by a fault)',
  ]);
});

test('an operation that only the contract test calls counts as called by no script', () => {
  const alone = mergeCoverage(
    addRemark(answer('200', 'default')),
    addRemark(answer('200', 'default', 'contract:test x')),
    scripts,
  );
  expect(alone.every(isAsked)).toBe(false);
  expect(summaryOf(alone)).toEqual([
    'Contract coverage: operations called by scripts 0/1, statuses 1/1, named examples 1/1',
    '  No script calls addRemark',
  ]);
});

test('names the answers of an operation of its own that nothing reaches', () => {
  const [first] = mergeCoverage(addRemark(answer('200', 'alreadyThere')), [], scripts);
  expect(summaryOf(first ? [first] : []).at(-1)).toBe('  Nothing reaches addRemark alreadyThere');
});

test('names only a few of many operations that no script calls', () => {
  const names = Array.from({ length: 12 }, (_, index) => `op${index}`);
  const none = names.map((operation) => ({ operation, area: 'remarks', answers: [answer('200', 'default')] }));
  expect(summaryOf(mergeCoverage(none, [], scripts))[1]).toBe(
    `  No script calls ${names.slice(0, 10).join(', ')} and 2 more`,
  );
});

test('a share falls when less is reached, or when the contract grows and the tests do not', () => {
  const before = { operations: '2/2', statuses: '3/4', examples: '6/8' };
  const holds = { holds: true, lines: [] };
  expect(verdict(before, before)).toEqual(holds);
  expect(verdict({ ...before, statuses: '6/8', examples: '9/12' }, before), 'the same shares of more').toEqual(holds);
  expect(verdict({ ...before, statuses: '3/5', examples: '5/8' }, before)).toEqual({
    holds: false,
    lines: ['  statuses fell: 3/5, before 3/4', '  named examples fell: 5/8, before 6/8'],
  });
  const nearly = { ...before, examples: '7999/8000' };
  expect(verdict(nearly, { ...before, examples: '8000/8001' }).holds, 'nothing is rounded').toBe(false);
});

test('names the command that saves the shares when one rose, and when none are saved yet', () => {
  const before = { operations: '2/2', statuses: '3/4', examples: '6/8' };
  expect(verdict({ ...before, examples: '7/8' }, before)).toEqual({
    holds: true,
    lines: ['  More than in openapi/coverage.json. To keep it: npm test -- --keep-coverage'],
  });
  expect(verdict(before, undefined)).toEqual({
    holds: false,
    lines: ['  There is no openapi/coverage.json to compare it with. To make it: npm test -- --keep-coverage'],
  });
});

test('the list names what reached each answer, and what nothing did', () => {
  expect(linesOf(operations)).toEqual([
    'remarks addRemark 200 default: default; remarks/add.spec.ts › one is added',
    'remarks addRemark 200 alreadyThere: contract test',
    'remarks addRemark 401 invalidAccessToken: NOTHING',
    'remarks addRemark 403 notAllowed: answered by the gateway',
    'remarks addRemark 500 internalServerError: NOTHING',
  ]);
});
