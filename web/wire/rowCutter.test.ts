import { expect, it } from 'vitest';
import { rowCutter } from './rowCutter';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Reads an answer that comes in chunks of `size` bytes: all its rows, and the object without them. */
function read(json: string, size: number) {
  const cutter = rowCutter();
  const bytes = new TextEncoder().encode(json);
  const rows: unknown[] = [];
  for (let at = 0; at < bytes.length; at += size)
    rows.push(...JSON.parse(`[${text(cutter.push(bytes.subarray(at, at + size)))}]`));
  return { rows, others: text(cutter.others), held: cutter.held };
}

const ROWS = [
  { name: 'Peña 🤕', text: 'a "quoted", [bracketed] {braced} \\' },
  { list: [1, [2, 3]], nothing: {}, none: [] },
  'a text, with a comma]',
  null,
  7,
];

it.each([1, 2, 3, 7, 64, 10_000])('gives every row once, in chunks of %i bytes', (size) => {
  for (const space of ['', ' ', '\n  ']) {
    const json = JSON.stringify({ before: { data: [1] }, data: ROWS, after: [{ a: ']' }] }, null, space);
    const { rows, others, held } = read(json, size);
    expect(rows).toEqual(ROWS);
    expect(JSON.parse(others)).toEqual({ before: { data: [1] }, data: [], after: [{ a: ']' }] });
    expect(held).toBe(others.length);
  }
});

it.each([
  ['{"data":[]}', '{"data":[]}'],
  ['{"data" : [ ] }', '{"data" : [] }'],
  ['{"error_message":"[no], {sorry}"}', '{"error_message":"[no], {sorry}"}'],
  ['"{\\"data\\":[1,2]}"', '"{\\"data\\":[1,2]}"'],
  ['not JSON', 'not JSON'],
])('finds no rows in %s', (json, without) => {
  for (const size of [1, 5, 100]) {
    const { rows, others } = read(json, size);
    expect(rows).toEqual([]);
    expect(others.replace('[ ]', '[]')).toBe(without);
  }
});

it('holds no more than the unfinished row', () => {
  const cutter = rowCutter();
  const push = (json: string) => text(cutter.push(new TextEncoder().encode(json)));
  expect(cutter.hasBegun).toBe(false);
  expect(push('{"data":[{"a":1},{"a"')).toBe('{"a":1}');
  expect(cutter.hasBegun).toBe(true);
  expect(cutter.held).toBe('{"data":['.length + '{"a"'.length);
  expect(push(':2},{"a":3}')).toBe('{"a":2}');
  // The row that was cut off is not part of it.
  expect(text(cutter.others)).toBe('{"data":[');
});
