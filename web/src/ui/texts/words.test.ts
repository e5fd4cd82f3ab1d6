import { expect, it } from 'vitest';
import { beginningOf, cutForCard, finderIn } from './words';

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

it('shows of a text so much as the apps do on a card: 200 characters, to the last whole word', () => {
  const text = `${'word '.repeat(39)}last.`;
  expect(cutForCard(text)).toBe(text);
  expect(cutForCard(`${text} more`)).toBe(`${text}…`);
  expect(cutForCard('🍬'.repeat(201))).toBe(`${'🍬'.repeat(200)}…`);
});

it('shows so many of them also where a very long word stands at the end: it is cut itself', () => {
  const begins = 'See what is new for you: ';
  const address = `https://care.example/${'a'.repeat(300)}`;
  expect(cutForCard(begins + address)).toBe(`${(begins + address).slice(0, 200)}…`);
  // The last word that is left out whole is one of 40 characters.
  const upTo = (count: number) => `${'x'.repeat(count)} ${'y'.repeat(300)}`;
  expect(cutForCard(upTo(160))).toBe(`${'x'.repeat(160)}…`);
  expect(cutForCard(upTo(159))).toBe(`${upTo(159).slice(0, 200)}…`);
});

it('finds in many texts by words, whatever their accents and case', () => {
  const find = finderIn(['LMN00000006 - Ñandú Trading', 'LMN00000001 - Bayanihan Foods', 'AVG00000002 - Amihan Power']);
  expect(find('trading NANDU')).toEqual([0]);
  expect(find('lmn')).toEqual([0, 1]);
  expect(find('')).toEqual([0, 1, 2]);
  expect(find('nobody')).toEqual([]);
});
