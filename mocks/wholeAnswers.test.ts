import { expect, it } from 'vitest';
import { beginningOf, keepWholeAnswer, takeWholeAnswer, WHOLE_ANSWERS_PATH, writtenInPieces } from './wholeAnswers';

const records = Array.from({ length: 10_001 }, (_, id) => ({ id }));

it('shortens a long list anywhere in the answer', () => {
  expect(beginningOf(records)).toEqual(records.slice(0, 100));
  const body = { message: 'ok', data: { total: 10_001, rows: records } };
  expect(beginningOf(body)).toEqual({ message: 'ok', data: { total: 10_001, rows: records.slice(0, 100) } });
  expect(body.data.rows).toHaveLength(10_001);
});

it('leaves every other answer as it is', () => {
  for (const body of [records.slice(1), { data: [1, null] }, null, 'text', 7, new Uint8Array(20_000)])
    expect(beginningOf(body)).toBe(body);
});

it('gives out a whole answer once, and keeps only the last few', () => {
  const idOf = (path: string) => path.slice(WHOLE_ANSWERS_PATH.length);
  const first = idOf(keepWholeAnswer(records));
  expect(takeWholeAnswer(first)).toBe(records);
  expect(takeWholeAnswer(first)).toBeUndefined();
  const ids = Array.from({ length: 17 }, (_, at) => idOf(keepWholeAnswer([at])));
  expect(ids.map(takeWholeAnswer)).toEqual([undefined, ...ids.slice(1).map((_, at) => [at + 1])]);
});

it.each([
  [records],
  [{ message: 'ok', missing: undefined, data: { total: 10_001, rows: records, few: [] } }],
  [[]],
  [{}],
  [null],
  ['text'],
])('the pieces join to the JSON of the whole body', (body) => {
  expect([...writtenInPieces(body)].join('')).toBe(JSON.stringify(body));
});

it('writes the rows that were there at the start, in small pieces', () => {
  const growing = [...records];
  const pieces = writtenInPieces(growing);
  const first = pieces.next().value ?? '';
  growing.unshift({ id: -1 });
  const all = [first, ...pieces];
  expect(all.join('')).toBe(JSON.stringify(records));
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(JSON.stringify(records).length / 4);
});
