import { expect, it } from 'vitest';
import { changedRow } from './justSaved';

const [one, two] = [{ id: 1 }, { id: 2 }];

it('is the row that is new, or has become another', () => {
  const added = { id: 3 };
  const edited = { id: 2 };
  expect(changedRow([one, two], [one, added, two])).toBe(added);
  expect(changedRow([one, two], [one, edited])).toBe(edited);
});

it('is none when rows are only gone, or in another order', () => {
  expect(changedRow([one, two], [two])).toBeUndefined();
  expect(changedRow([one, two], [two, one])).toBeUndefined();
});
