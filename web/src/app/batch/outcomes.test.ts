import { expect, it } from 'vitest';
import {
  alreadyDoneText,
  countsOf,
  inWords,
  namesInWords,
  placesOf,
  quarterOf,
  reasonOf,
  worstFirst,
} from './outcomes';
import type { ItemOutcome } from './runEach';

const failed = { state: 'failed' as const, message: 'It is taken.', isUnknown: false } satisfies ItemOutcome;
const of = (...states: ('done' | 'failed' | 'notSent' | 'waiting')[]): ItemOutcome[] =>
  states.map((state) => (state === 'failed' ? failed : { state }));

it('says how many ended in each way', () => {
  const words = (outcomes: ItemOutcome[]) => inWords(countsOf(outcomes));
  expect(words(of('done'))).toBe('Done.');
  expect(words(of('done', 'done'))).toBe('All 2 done.');
  expect(words(of('done', 'failed', 'notSent', 'failed'))).toBe('1 done, 2 failed, 1 not sent.');
  expect(words(of('failed'))).toBe('0 done, 1 failed.');
  expect(words(Array.from({ length: 1200 }, (): ItemOutcome => ({ state: 'done' })))).toBe('All 1,200 done.');
});

it('separates failed items from items that were not sent, which have not ended', () => {
  const outcomes = of('done', 'failed', 'done', 'notSent');
  expect([placesOf(outcomes, 'failed'), placesOf(outcomes, 'notSent')]).toEqual([[1], [3]]);
  expect(countsOf(outcomes)).toMatchObject({ ended: 3, total: 4 });
});

it('puts failures first, then unsent items, each in their original order', () => {
  expect(worstFirst(of('done', 'notSent', 'failed', 'done', 'failed'))).toEqual([2, 4, 1, 0, 3]);
});

it('announces each quarter of many items, and nothing for a few', () => {
  expect(quarterOf(countsOf(of('done', 'done', 'failed', 'waiting')))).toBe(0);
  expect(quarterOf({ ...countsOf([]), ended: 5, total: 8 })).toBe(2);
});

it('says of what may have been done that it is looked up first', () => {
  expect(reasonOf(failed)).toBe('It is taken.');
  expect(reasonOf({ ...failed, message: 'Internal Server Error.', isUnknown: true })).toBe(
    'Internal Server Error. It may have been done. Retrying checks this first.',
  );
  expect(reasonOf({ ...failed, isUnknown: true })).toMatch(/^It is taken\. It may/);
  expect(reasonOf({ state: 'done' })).toBe('');
});

it('names a few, and counts the others', () => {
  expect(namesInWords(['A'])).toBe("'A'.");
  expect(namesInWords(['A', 'B'])).toBe("'A' and 'B'.");
  expect(namesInWords(['A', 'B', 'C', 'D'])).toBe("'A', 'B', 'C' and 'D'.");
  expect(namesInWords(['A', 'B', 'C', 'D', 'E'])).toBe("'A', 'B', 'C' and 2 others.");
});

it('says how many rows need no change', () => {
  expect(alreadyDoneText(1, 4, 'Disabled')).toBe('1 of the 4 selected is already disabled.');
  expect(alreadyDoneText(3, 4, 'Disabled')).toBe('3 of the 4 selected are already disabled.');
});
