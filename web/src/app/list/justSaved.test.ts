import { expect, it } from 'vitest';
import { changedRows } from './justSaved';

const [one, two] = [{ id: 1 }, { id: 2 }];

it('finds rows that are new or were changed', () => {
  const added = { id: 3 };
  const edited = { id: 2 };
  expect(changedRows([one, two], [one, added, two])).toEqual([added]);
  expect(changedRows([one, two], [one, edited])).toEqual([edited]);
  expect(changedRows([one, two], [{ id: 1 }, edited])).toHaveLength(2);
});

it('finds nothing when rows were only removed or reordered', () => {
  expect(changedRows([one, two], [two])).toEqual([]);
  expect(changedRows([one, two], [two, one])).toEqual([]);
});
