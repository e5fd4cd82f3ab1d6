// The first queries of the screen.
import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { firstAsked, type Page, totalOf } from '@/app/list/usePagedList';
import { paths } from '@/app/routing/paths';

export type Product = received['schemas']['Product'];

export const PRODUCTS_KEY = ['marketplace', 'products'];

/** The page size when all products are loaded; small, because each may contain a picture. */
const PAGE_SIZE = 20;

export async function listProducts({ page, pageSize }: Page) {
  const { data, recordcount } = await answerOf(client.GET('/marketplace', { params: { query: { page, pageSize } } }));
  // The total and the size of a page count what is deleted as well.
  return { rows: data.filter(({ deleted }) => deleted !== 1), total: totalOf(data, recordcount, { page, pageSize }) };
}

export const productsQuery = ({ page, pageSize }: Page) => ({
  queryKey: [...PRODUCTS_KEY, { page, pageSize }],
  queryFn: () => listProducts({ page, pageSize }),
});

/** All products, because the server can page but not search. */
export const allProducts = {
  queryKey: [...PRODUCTS_KEY, 'all'],
  ask: (start: number) => listProducts({ page: start / PAGE_SIZE + 1, pageSize: PAGE_SIZE }),
  idOf: ({ recordid }: Product) => recordid,
  step: PAGE_SIZE,
  overlap: 0,
};

/** With a search in the address the screen sends other calls, once its code has been loaded. */
export function firstProducts() {
  const request = firstAsked(paths.marketplace);
  return request.search === '' ? [productsQuery(request)] : [];
}
