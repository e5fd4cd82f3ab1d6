import { expect, it } from 'vitest';
import { isActive, listedFor } from './listed';

const item = (isactive: boolean, status: 'A' | 'D', product_tag = true) => ({ isactive, status, product_tag });

it('counts as active what both marks say is', () => {
  expect(isActive(item(true, 'A'))).toBe(true);
  expect(isActive(item(true, 'D'))).toBe(false);
  expect(isActive(item(false, 'A'))).toBe(false);
});

it('lists what is active and of the brand', () => {
  const [first, second] = [item(true, 'A', true), item(true, 'A', false)];
  expect(listedFor([first, second, item(true, 'D', true), item(false, 'A', true)], true)).toEqual([first]);
  expect(listedFor([first, second, item(true, 'D', false)], false)).toEqual([second]);
});
