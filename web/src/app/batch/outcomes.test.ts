import { expect, it } from 'vitest';
import { countsOf, inWords, placesOf, quarterOf, worstFirst } from './outcomes';
import type { Outcome } from './runEach';

const failed: Outcome = { state: 'failed', message: 'It is taken.', isUnknown: false };
const of = (...states: ('done' | 'failed' | 'notSent' | 'waiting')[]): Outcome[] =>
  states.map((state) => (state === 'failed' ? failed : { state }));

it('says how many ended how', () => {
  const words = (outcomes: Outcome[]) => inWords(countsOf(outcomes));
  expect(words(of('done'))).toBe('It is done.');
  expect(words(of('done', 'done'))).toBe('All 2 are done.');
  expect(words(of('done', 'failed', 'notSent', 'failed'))).toBe('1 done, 2 failed, 1 not sent.');
  expect(words(of('failed'))).toBe('0 done, 1 failed.');
  expect(words(Array.from({ length: 1200 }, (): Outcome => ({ state: 'done' })))).toBe('All 1,200 are done.');
});

it('tells what failed from what was not sent, which has not ended', () => {
  const outcomes = of('done', 'failed', 'done', 'notSent');
  expect([placesOf(outcomes, 'failed'), placesOf(outcomes, 'notSent')]).toEqual([[1], [3]]);
  expect(countsOf(outcomes)).toMatchObject({ ended: 3, total: 4 });
});

it('shows first what needs somebody, each kind in its order', () => {
  expect(worstFirst(of('done', 'notSent', 'failed', 'done', 'failed'))).toEqual([2, 4, 1, 0, 3]);
});

it('tells of each quarter of many, and of none of a few', () => {
  expect(quarterOf(countsOf(of('done', 'done', 'failed', 'waiting')))).toBe(0);
  expect(quarterOf({ ...countsOf([]), ended: 5, total: 8 })).toBe(2);
});
