import { expect, it } from 'vitest';
import { countText, groupDigits } from './counts';

it.each([0, 7, 137, 1000, 12_345, 100_000, 1_234_567])('%d is written as the browser formats it', (count) =>
  expect(groupDigits(count)).toBe(count.toLocaleString('en-US')),
);

it('uses the singular for one, and the plural otherwise', () => {
  const things = { one: 'remark', many: 'remarks' };
  expect([countText(1, things), countText(1200, things)]).toEqual(['1 remark', '1,200 remarks']);
});
