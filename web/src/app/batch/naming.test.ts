import { expect, it } from 'vitest';
import { alreadySo, named } from './naming';

it('names a few, and counts the others', () => {
  expect(named(['A'])).toBe("'A'.");
  expect(named(['A', 'B'])).toBe("'A' and 'B'.");
  expect(named(['A', 'B', 'C', 'D'])).toBe("'A', 'B', 'C' and 'D'.");
  expect(named(['A', 'B', 'C', 'D', 'E'])).toBe("'A', 'B', 'C' and 2 others.");
});

it('says how many rows need no change', () => {
  expect(alreadySo(1, 4, 'Disabled')).toBe('1 of the 4 that are chosen is disabled already.');
  expect(alreadySo(3, 4, 'Disabled')).toBe('3 of the 4 that are chosen are disabled already.');
});
