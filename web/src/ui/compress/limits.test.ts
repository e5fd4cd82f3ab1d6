import { expect, it, test } from 'vitest';
import { bytesInWords, fittedSize } from './limits';

it.each([
  [4000, 3000, 650, 488],
  [3000, 4000, 488, 650],
  [650, 400, 650, 400],
  [20, 10, 20, 10],
  [9000, 1, 650, 1],
])('%d x %d becomes %d x %d', (width, height, narrower, lower) => {
  expect(fittedSize({ width, height })).toEqual({ width: narrower, height: lower });
});

test('writes sizes in KB and MB', () => {
  expect([1, 1024, 300_000, 1024 * 1024, 4_100_000].map(bytesInWords)).toEqual([
    '1 KB',
    '1 KB',
    '293 KB',
    '1.0 MB',
    '3.9 MB',
  ]);
});
