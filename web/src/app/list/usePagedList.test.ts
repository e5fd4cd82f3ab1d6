import { expect, it } from 'vitest';
import { type Page, rowsBeside, totalOf } from './usePagedList';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

it("takes the server's total, or else counts the rows seen, plus one while pages are full", () => {
  expect(totalOf(rows(10), 37, { page: 1, pageSize: 10 })).toBe(37);
  expect(totalOf(rows(0), undefined, { page: 1, pageSize: 10 })).toBe(0);
  expect(totalOf(rows(10), undefined, { page: 2, pageSize: 10 })).toBe(21);
  expect(totalOf(rows(3), undefined, { page: 3, pageSize: 10 })).toBe(23);
});

it('finds a row on its page, or on a page beside it if it has moved', async () => {
  const requests: number[] = [];
  const ask = async ({ page, pageSize }: Page) => {
    requests.push(page);
    return { rows: rows(pageSize).map((at) => (page - 1) * pageSize + at), total: 100 };
  };
  const find = (row: number, page: number) => rowsBeside(ask, { page, pageSize: 10 }, (each) => each === row);
  expect([await find(5, 1), requests.splice(0)]).toEqual([rows(10), [1]]);
  expect([(await find(35, 3))[0], requests.splice(0)]).toEqual([30, [3, 4]]);
  expect([(await find(15, 3))[0], requests.splice(0)]).toEqual([10, [3, 4, 2]]);
  expect([await find(95, 1), requests.splice(0)]).toEqual([[], [1, 2]]);
});
