import { expect, it } from 'vitest';
import { changedQuery } from './query';

const defaults = { page: '1', text: '' };
const changed = (before: string, wanted: Partial<typeof defaults>, prefix = '') =>
  changedQuery(before, wanted, defaults, prefix);

it('writes what differs from its default, and only that', () => {
  expect(changed('', { page: '2', text: 'x y' })).toBe('?page=2#text=x+y');
  expect(changed('?page=2#text=x', { page: '1' })).toBe('#text=x');
  expect(changed('?page=2#text=x', { text: '' })).toBe('?page=2');
});

it('leaves alone what another list of the screen has written', () => {
  expect(changed('?page=3&roles-page=2', { page: '4' }, 'roles-')).toBe('?page=3&roles-page=4');
  expect(changed('?page=3&roles-page=2', { page: '1' }, 'roles-')).toBe('?page=3');
});

it('keeps names behind the #, where no server sees them', () => {
  expect(changed('', { text: 'dela cruz' })).toBe('#text=dela+cruz');
  expect(changed('?page=2', { text: 'reyes' }, 'roles-')).toBe('?page=2#roles-text=reyes');
});
