// What the screen begins with; the entry script holds it.
import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { type Asked, firstAsked, totalOf } from '@/app/usePagedList';

export type Product = components['schemas']['Product'];

export const PATH = '/aventus-marketplace';
export const PRODUCTS_KEY = ['marketplace', 'products'];

async function listProducts({ page, pageSize, search }: Asked) {
  const query = { page, pageSize, ...(search && { search }) };
  const { data, recordcount } = await answerOf(client.GET('/marketplace', { params: { query } }));
  return { rows: data, total: totalOf(data, recordcount, { page, pageSize }) };
}

export const productsQuery = (asked: Asked) => ({
  queryKey: [...PRODUCTS_KEY, asked],
  queryFn: () => listProducts(asked),
});

export const firstProducts = () => [productsQuery(firstAsked(PATH))];
