import { expect, it } from 'vitest';
import { groupDigits } from './groupDigits';

it.each([0, 7, 137, 1000, 12_345, 100_000, 1_234_567])('%d is written as the browser formats it', (count) =>
  expect(groupDigits(count)).toBe(count.toLocaleString('en-US')),
);
