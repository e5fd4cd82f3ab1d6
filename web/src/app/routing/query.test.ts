import { expect, it } from 'vitest';
import { changedQuery } from './query';

const defaults = { page: '1', text: '' };
const changed = (before: string, wanted: Partial<typeof defaults>, prefix = '') =>
  changedQuery(before, wanted, defaults, prefix);

it('writes only values that differ from their defaults', () => {
  expect(changed('', { page: '2', text: 'x y' })).toBe('?page=2#text=x+y');
  expect(changed('?page=2#text=x', { page: '1' })).toBe('#text=x');
  expect(changed('?page=2#text=x', { text: '' })).toBe('?page=2');
});

it('keeps the values of another list on the screen', () => {
  expect(changed('?page=3&roles-page=2', { page: '4' }, 'roles-')).toBe('?page=3&roles-page=4');
  expect(changed('?page=3&roles-page=2', { page: '1' }, 'roles-')).toBe('?page=3');
});

it('puts texts that may be names after the #, which is not sent to servers', () => {
  expect(changed('', { text: 'dela cruz' })).toBe('#text=dela+cruz');
  expect(changed('?page=2', { text: 'reyes' }, 'roles-')).toBe('?page=2#roles-text=reyes');
});
