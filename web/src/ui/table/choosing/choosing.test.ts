import { expect, it } from 'vitest';
import { type Choosing, extended, NOTHING_CHOSEN, toggled, walked, withAll, withNone } from './choosing';

const order = ['a', 'b', 'c', 'd', 'e', 'f'];
const of = ({ chosen }: Choosing) => [...chosen].toSorted().join('');

it('chooses a row, and no more the second time', () => {
  const one = toggled(NOTHING_CHOSEN, 'b');
  expect(of(one)).toBe('b');
  expect(of(toggled(one, 'b'))).toBe('');
});

it('chooses a range beside what was chosen before, and one that becomes shorter leaves what it went beyond', () => {
  const begun = toggled(toggled(NOTHING_CHOSEN, 'f'), 'b');
  const long = extended(begun, 'e', order);
  expect(of(long)).toBe('bcdef');
  expect(of(extended(long, 'c', order))).toBe('bcf');
  expect(of(extended(long, 'a', order))).toBe('abf');
});

it('begins a range at its own row where there is none to begin with', () => {
  expect(of(extended(NOTHING_CHOSEN, 'c', order))).toBe('c');
  const gone = toggled(NOTHING_CHOSEN, 'x');
  expect(of(extended(gone, 'c', order))).toBe('cx');
  expect(of(extended(extended(gone, 'c', order), 'd', order))).toBe('cdx');
});

it('goes on by keys where it ended, back again, and begins anew elsewhere', () => {
  const two = walked(NOTHING_CHOSEN, 'b', 'c', order);
  expect(of(two)).toBe('bc');
  expect(of(walked(two, 'c', 'd', order))).toBe('bcd');
  expect(of(walked(two, 'c', 'b', order))).toBe('b');
  expect(of(walked(two, 'e', 'f', order))).toBe('bcef');
});

it('chooses many at once, and leaves many', () => {
  const all = withAll(toggled(NOTHING_CHOSEN, 'f'), ['a', 'b']);
  expect(of(all)).toBe('abf');
  expect(of(withNone(all, ['b', 'f', 'x']))).toBe('a');
});
