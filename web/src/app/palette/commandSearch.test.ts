import { expect, it } from 'vitest';
import { type Command, findCommands, groupCommands, RECENT, withRecent } from './commandSearch';

const command = (id: string, group: string, label: string, hint?: string): Command => ({
  id,
  group,
  label,
  ...(hint !== undefined && { hint }),
  run: () => undefined,
});
const ALL = [
  command('add', 'This screen', 'Add Remarks'),
  command('/users', 'Go to', 'Users'),
  command('/category', 'Go to', 'Categories'),
  command('/top', 'Go to', 'Top Provider', 'Top Providers'),
];
const ids = (commands: Command[]) => commands.map(({ id }) => id);

it('shows recent commands first, in a group of their own', () => {
  const shown = findCommands(ALL, '', ['/category', 'gone', '/users']);
  expect(ids(shown)).toEqual(['/category', '/users', 'add', '/top']);
  expect(groupCommands(shown).map(({ name }) => name)).toEqual([RECENT, 'This screen', 'Go to']);
});

it("finds all words in any order, also in the menu's name", () => {
  expect(ids(findCommands(ALL, 'rem add', []))).toEqual(['add']);
  expect(ids(findCommands(ALL, 'providers', []))).toEqual(['/top']);
  expect(ids(findCommands(ALL, 'nothing', []))).toEqual([]);
});

it('puts the best match first, and of equal matches the most recent one', () => {
  expect(ids(findCommands(ALL, 'usr', []))).toEqual(['/users']);
  const alike = [command('/a', 'Go to', 'Stores of A'), command('/b', 'Go to', 'Stores of B')];
  expect(ids(findCommands(alike, 'stores', []))).toEqual(['/a', '/b']);
  expect(ids(findCommands(alike, 'stores', ['/b']))).toEqual(['/b', '/a']);
  expect(findCommands(alike, 'stores', ['/b'])[0]).toMatchObject({ group: 'Go to', at: [0, 1, 2, 3, 4, 5] });
});

it('finds by words that are not shown', () => {
  expect(ids(findCommands([{ ...command('/users', 'Go to', 'Users'), words: 'people staff' }], 'staff', []))).toEqual([
    '/users',
  ]);
});

it('remembers five, newest first, without duplicates', () => {
  expect(withRecent('a', ['b', 'a', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(withRecent('f', ['a', 'b', 'c', 'd', 'e'])).toEqual(['f', 'a', 'b', 'c', 'd']);
});
