import { expect, it } from 'vitest';
import { isSameShown, normalizedAddress, sharedAddress, shownAt, viewAddress } from './rules';

const LIST = { prefix: '', rows: 20, hide: 'posted' };

it("keeps filters, order and the user's choices, but not the page or the open entry", () => {
  const at = { search: '?sort=-posted&page=7&open=12&view=a1&status=D', hash: '#text=Ana+Cruz&shared=Theirs' };
  expect(shownAt(at, [LIST])).toEqual({
    query: 'hide=posted&rows=20&sort=-posted&status=D',
    searched: 'text=Ana+Cruz',
  });
});

it('separates the values of several lists by their prefixes', () => {
  const at = { search: '?roles-page=2&roles-sort=name&menus-open=new&dialog=role&id=4', hash: '#roles-text=clerk' };
  const lists = [
    { prefix: 'roles-', rows: 5, hide: 'none' },
    { prefix: 'menus-', rows: undefined, hide: 'none' },
  ];
  expect(shownAt(at, lists)).toEqual({
    query: 'menus-hide=none&roles-hide=none&roles-rows=5&roles-sort=name',
    searched: 'roles-text=clerk',
  });
});

it('ignores the order of values, and any search for a view that keeps none', () => {
  const one = normalizedAddress({ query: 'status=D&sort=a', searched: '' });
  const other = normalizedAddress({ query: 'sort=a&status=D&page=2', searched: 'text=x' });
  expect(isSameShown(one, other)).toBe(true);
  expect(isSameShown(other, one)).toBe(false);
  expect(isSameShown(one, normalizedAddress({ query: 'sort=b&status=D', searched: '' }))).toBe(false);
});

it('puts texts that may be names after the # only, even if a file has them elsewhere', () => {
  expect(normalizedAddress({ query: 'text=Ana&sort=a', searched: 'sort=b&find=Ana&tester=x' })).toEqual({
    query: 'sort=a',
    searched: 'find=Ana',
  });
});

it('encodes any text in an address', () => {
  const shown = { query: 'sort=a', searched: 'text=x' };
  expect(viewAddress('a1', { path: '/users', ...shown })).toBe('/users?view=a1&sort=a#text=x');
  expect(sharedAddress('50 % & more # 😀', '/users', shown)).toBe(
    '/users?sort=a#text=x&shared=50+%25+%26+more+%23+%F0%9F%98%80',
  );
  expect(sharedAddress('', '/users', { query: '', searched: '' })).toBe('/users');
});
