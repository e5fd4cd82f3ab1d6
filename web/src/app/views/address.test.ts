import { expect, it } from 'vitest';
import { cleaned, isSameShown, sharedAddress, shownAt, viewAddress } from './address';

const LIST = { prefix: '', rows: 20, hide: 'posted' };

it('keeps how a list is shown, with what the address leaves to choices, and not where in it somebody is', () => {
  const at = { search: '?sort=-posted&page=7&open=12&view=a1&status=D', hash: '#text=Ana+Cruz&shared=Theirs' };
  expect(shownAt(at, [LIST])).toEqual({
    query: 'hide=posted&rows=20&sort=-posted&status=D',
    searched: 'text=Ana+Cruz',
  });
});

it('knows the values of several lists on a screen by what stands before them', () => {
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

it('is the same in whatever order it is written, and a view without a search is the same in any search', () => {
  const one = cleaned({ query: 'status=D&sort=a', searched: '' });
  const other = cleaned({ query: 'sort=a&status=D&page=2', searched: 'text=x' });
  expect(isSameShown(one, other)).toBe(true);
  expect(isSameShown(other, one)).toBe(false);
  expect(isSameShown(one, cleaned({ query: 'sort=b&status=D', searched: '' }))).toBe(false);
});

it('lets what may be a name stand behind the # alone, also where a file says otherwise', () => {
  expect(cleaned({ query: 'text=Ana&sort=a', searched: 'sort=b&find=Ana&tester=x' })).toEqual({
    query: 'sort=a',
    searched: 'find=Ana',
  });
});

it('makes an address of any words, and none of another host', () => {
  const shown = { query: 'sort=a', searched: 'text=x' };
  expect(viewAddress('a1', { path: '/users', ...shown })).toBe('/users?view=a1&sort=a#text=x');
  expect(sharedAddress('50 % & more # 😀', '/users', shown)).toBe(
    '/users?sort=a#text=x&shared=50+%25+%26+more+%23+%F0%9F%98%80',
  );
  expect(sharedAddress('', '/users', { query: '', searched: '' })).toBe('/users');
});
