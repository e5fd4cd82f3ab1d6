import { expect, it } from 'vitest';
import { countText } from './countText';

it('uses the singular for one, and the plural otherwise', () => {
  const things = { one: 'remark', many: 'remarks' };
  expect([countText(1, things), countText(1200, things)]).toEqual(['1 remark', '1,200 remarks']);
});
