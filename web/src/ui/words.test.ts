import { expect, it } from 'vitest';
import { beginningOf } from './words';

it('cuts a text after a word, and says that it is cut', () => {
  expect(beginningOf('one two three', 13)).toBe('one two three');
  expect(beginningOf('one two three', 12)).toBe('one two…');
  expect(beginningOf('one two three', 7)).toBe('one two…');
  expect(beginningOf('  one  ', 3)).toBe('one');
});

it('cuts a word that is longer than that, and no emoji in halves', () => {
  expect(beginningOf('abcdefgh', 5)).toBe('abcde…');
  expect(beginningOf('💧💧💧💧', 2)).toBe('💧💧…');
});
