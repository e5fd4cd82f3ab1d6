import { expect, it } from 'vitest';
import { type Choosing, extended, NOTHING_CHOSEN, toggled, walked, withAll, withNone } from './rows';

const order = ['a', 'b', 'c', 'd', 'e', 'f'];
const of = ({ chosen }: Choosing) => [...chosen].toSorted().join('');

it('selects a row, and deselects it the second time', () => {
  const one = toggled(NOTHING_CHOSEN, 'b');
  expect(of(one)).toBe('b');
  expect(of(toggled(one, 'b'))).toBe('');
});

it('adds a range to the earlier selection, and drops rows when the range becomes shorter', () => {
  const begun = toggled(toggled(NOTHING_CHOSEN, 'f'), 'b');
  const long = extended(begun, 'e', order);
  expect(of(long)).toBe('bcdef');
  expect(of(extended(long, 'c', order))).toBe('bcf');
  expect(of(extended(long, 'a', order))).toBe('abf');
});

it('begins a range at its own row when there is no anchor', () => {
  expect(of(extended(NOTHING_CHOSEN, 'c', order))).toBe('c');
  const toggledX = toggled(NOTHING_CHOSEN, 'x');
  expect(of(extended(toggledX, 'c', order))).toBe('cx');
  expect(of(extended(extended(toggledX, 'c', order), 'd', order))).toBe('cdx');
});

it('extends a range by keys from where it ended, or begins a new one elsewhere', () => {
  const two = walked(NOTHING_CHOSEN, 'b', 'c', order);
  expect(of(two)).toBe('bc');
  expect(of(walked(two, 'c', 'd', order))).toBe('bcd');
  expect(of(walked(two, 'c', 'b', order))).toBe('b');
  expect(of(walked(two, 'e', 'f', order))).toBe('bcef');
});

it('selects and deselects many rows at once', () => {
  const all = withAll(toggled(NOTHING_CHOSEN, 'f'), ['a', 'b']);
  expect(of(all)).toBe('abf');
  expect(of(withNone(all, ['b', 'f', 'x']))).toBe('a');
});
