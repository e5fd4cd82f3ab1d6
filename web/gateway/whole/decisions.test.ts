// openapi/decisions.md lists every operation for which the contract decided something, and no unknown one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policies } from '../../../openapi/generated/policy';
import { operationIds } from '../answers/contract';

const page = readFileSync(new URL('../../../openapi/decisions.md', import.meta.url), 'utf8');
const [, section = ''] = /## What goes to the servers and comes back[^\n]*\n(.*)/s.exec(page) ?? [];

const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, names = '', decided = ''] = /^\| (.*?) \| (.*) \|$/.exec(line) ?? [];
    return { operations: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), decided };
  });

const decidedOf = (start: string) => rows.find(({ decided }) => decided.startsWith(start))?.operations.sort();

test('every operation on the page exists', () => {
  expect(rows.length).toBeGreaterThan(10);
  const known = new Set<string>(operationIds);
  expect(rows.flatMap(({ operations }) => operations).filter((name) => !known.has(name))).toEqual([]);
  expect(rows.filter(({ operations }) => operations.length === 0)).toEqual([]);
});

test('the page lists all operations whose answer is not shown, and all that are answered with a message', () => {
  const notShown = operationIds.filter((id) => policies[id].answerNotShown && !policies[id].answerIsWords);
  const inWords = operationIds.filter((id) => policies[id].answerIsWords);
  expect(decidedOf('the answer is not shown')).toEqual([...notShown].sort());
  expect(decidedOf('the answer is words')).toEqual([...inWords].sort());
});
