import { expect, it } from 'vitest';
import { counted } from './counted';

it('uses the singular for one, and the plural otherwise', () => {
  const things = { one: 'remark', many: 'remarks' };
  expect([counted(1, things), counted(1200, things)]).toEqual(['1 remark', '1,200 remarks']);
});
