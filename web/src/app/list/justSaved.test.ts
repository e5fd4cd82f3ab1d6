import { expect, it } from 'vitest';
import { changedRows } from './justSaved';

const [one, two] = [{ id: 1 }, { id: 2 }];

it('is the rows that are new, or have become others', () => {
  const added = { id: 3 };
  const edited = { id: 2 };
  expect(changedRows([one, two], [one, added, two])).toEqual([added]);
  expect(changedRows([one, two], [one, edited])).toEqual([edited]);
  expect(changedRows([one, two], [{ id: 1 }, edited])).toHaveLength(2);
});

it('is none when rows are only gone, or in another order', () => {
  expect(changedRows([one, two], [two])).toEqual([]);
  expect(changedRows([one, two], [two, one])).toEqual([]);
});
