// The page of what was decided at the border names what the contract does, and nothing that it does not know.
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

test('every operation of the page is one', () => {
  expect(rows.length).toBeGreaterThan(10);
  const known = new Set<string>(operationIds);
  expect(rows.flatMap(({ operations }) => operations).filter((name) => !known.has(name))).toEqual([]);
  expect(rows.filter(({ operations }) => operations.length === 0)).toEqual([]);
});

test('what is not shown how it is answered, and what is answered in words, is there whole', () => {
  const notShown = operationIds.filter((id) => policies[id].answerNotShown && !policies[id].answerIsWords);
  const inWords = operationIds.filter((id) => policies[id].answerIsWords);
  expect(decidedOf('the answer is not shown')).toEqual([...notShown].sort());
  expect(decidedOf('the answer is words')).toEqual([...inWords].sort());
});
