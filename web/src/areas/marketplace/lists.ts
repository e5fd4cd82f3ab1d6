// What the screen begins with.
import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { firstAsked, type Page, totalOf } from '@/app/list/usePagedList';
import { paths } from '@/app/routing/paths';

export type Product = components['schemas']['Product'];

export const PRODUCTS_KEY = ['marketplace', 'products'];

/** As many as are looked through at once: each may have a picture. */
const LOOKED_AT = 20;

export async function listProducts({ page, pageSize }: Page) {
  const { data, recordcount } = await answerOf(client.GET('/marketplace', { params: { query: { page, pageSize } } }));
  return { rows: data, total: totalOf(data, recordcount, { page, pageSize }) };
}

export const productsQuery = ({ page, pageSize }: Page) => ({
  queryKey: [...PRODUCTS_KEY, { page, pageSize }],
  queryFn: () => listProducts({ page, pageSize }),
});

/** All products: the server can page but not search. */
export const allProducts = {
  queryKey: [...PRODUCTS_KEY, 'all'],
  ask: (start: number) => listProducts({ page: start / LOOKED_AT + 1, pageSize: LOOKED_AT }),
  idOf: ({ recordid }: Product) => recordid,
  step: LOOKED_AT,
  overlap: 0,
};

/** Who searches begins with other calls, once the screen's code is there. */
export function firstProducts() {
  const asked = firstAsked(paths.marketplace);
  return asked.search === '' ? [productsQuery(asked)] : [];
}
