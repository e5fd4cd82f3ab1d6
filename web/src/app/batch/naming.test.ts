import { expect, it } from 'vitest';
import { alreadySo, counted, named } from './naming';

const things = { one: 'remark', many: 'remarks' };

it('counts one, and many', () => {
  expect([counted(1, things), counted(1200, things)]).toEqual(['1 remark', '1,200 remarks']);
});

it('names a few, and says how many others there are', () => {
  expect(named(['A'])).toBe("'A'.");
  expect(named(['A', 'B'])).toBe("'A' and 'B'.");
  expect(named(['A', 'B', 'C', 'D'])).toBe("'A', 'B', 'C' and 'D'.");
  expect(named(['A', 'B', 'C', 'D', 'E'])).toBe("'A', 'B', 'C' and 2 others.");
});

it('says of how many nothing is changed', () => {
  expect(alreadySo(1, 4, 'Disabled')).toBe('1 of the 4 that are chosen is disabled already.');
  expect(alreadySo(3, 4, 'Disabled')).toBe('3 of the 4 that are chosen are disabled already.');
});
