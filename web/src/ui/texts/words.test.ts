import { expect, it } from 'vitest';
import { beginningOf, cutForCard, finderIn } from './words';

it('cuts a text after a word, and marks the cut', () => {
  expect(beginningOf('one two three', 13)).toBe('one two three');
  expect(beginningOf('one two three', 12)).toBe('one two…');
  expect(beginningOf('one two three', 7)).toBe('one two…');
  expect(beginningOf('  one  ', 3)).toBe('one');
});

it('cuts a word that is longer than that, and splits no emoji', () => {
  expect(beginningOf('abcdefgh', 5)).toBe('abcde…');
  expect(beginningOf('💧💧💧💧', 2)).toBe('💧💧…');
});

it('cuts a text as the apps do on a card: 200 characters, at the last whole word', () => {
  const text = `${'word '.repeat(39)}last.`;
  expect(cutForCard(text)).toBe(text);
  expect(cutForCard(`${text} more`)).toBe(`${text}…`);
  expect(cutForCard('🍬'.repeat(201))).toBe(`${'🍬'.repeat(200)}…`);
});

it('cuts inside a very long word at the end', () => {
  const begins = 'See what is new for you: ';
  const address = `https://care.example/${'a'.repeat(300)}`;
  expect(cutForCard(begins + address)).toBe(`${(begins + address).slice(0, 200)}…`);
  // A word is left out whole if that costs at most 40 characters.
  const upTo = (count: number) => `${'x'.repeat(count)} ${'y'.repeat(300)}`;
  expect(cutForCard(upTo(160))).toBe(`${'x'.repeat(160)}…`);
  expect(cutForCard(upTo(159))).toBe(`${upTo(159).slice(0, 200)}…`);
});

it('finds texts by words, ignoring accents and case', () => {
  const find = finderIn(['LMN00000006 - Ñandú Trading', 'LMN00000001 - Bayanihan Foods', 'AVG00000002 - Amihan Power']);
  expect(find('trading NANDU')).toEqual([0]);
  expect(find('lmn')).toEqual([0, 1]);
  expect(find('')).toEqual([0, 1, 2]);
  expect(find('nobody')).toEqual([]);
});
