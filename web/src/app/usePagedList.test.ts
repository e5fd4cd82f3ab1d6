import { expect, it } from 'vitest';
import { totalOf } from './usePagedList';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

it('takes the count of the server, and without one counts what is seen, and one more while pages are full', () => {
  expect(totalOf(rows(10), 37, { page: 1, pageSize: 10 })).toBe(37);
  expect(totalOf(rows(0), undefined, { page: 1, pageSize: 10 })).toBe(0);
  expect(totalOf(rows(10), undefined, { page: 2, pageSize: 10 })).toBe(21);
  expect(totalOf(rows(3), undefined, { page: 3, pageSize: 10 })).toBe(23);
});
