import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { USUAL_ROWS } from '@/app/list/listState';
import { firstAsked, type Page, rowsBeside, totalOf } from '@/app/list/usePagedList';
import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import { paths } from '@/app/routing/paths';
import type { RecordFinder } from '@/app/routing/routes';
import { base64Of } from '@/ui/files/base64';
import type { NewProduct, WrittenProduct } from './rules';

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

const flag = (isOn: boolean) => (isOn ? 1 : 0);

/** Only banners have a picture. */
export async function addProduct(checked: Agreed, { status, banner, image, ...written }: NewProduct, postedby: string) {
  const isBanner = banner === '1';
  const base64 = isBanner && image ? await base64Of(image) : '';
  const flags = { status: flag(status === '1'), banner: flag(isBanner), deleted: 0 } as const;
  return answerOf(
    client.POST('/marketplace/addition', { checked, body: { Value: { ...written, ...flags, base64, postedby } } }),
  );
}

/** The current state of the product, searched on its last known page and the pages beside it. */
export const nearbyQuery = ({ recordid }: Product, page: Page) => ({
  queryKey: ['marketplace', 'before saving', recordid, page],
  queryFn: () => rowsBeside(listProducts, page, (each) => each.recordid === recordid),
});

export const updateProduct = (checked: Compared, recordid: number, written: WrittenProduct, editedby: string) =>
  answerOf(client.POST('/marketplace/update', { checked, body: { Value: { recordid, ...written, editedby } } }));

export const switchProduct = ({ recordid }: Product, isOn: boolean) =>
  answerOf(client.POST('/marketplace/status', { body: { Value: { recordid, status: flag(isOn) } } }));

export const deleteProduct = (checked: Agreed, { recordid }: Product) =>
  answerOf(client.POST('/marketplace/deletion', { checked, body: { Value: { recordid, deleted: 1 } } }));

/** Only the first page is searched, because the server cannot search and each product may contain a picture. */
const FIRST = { page: 1, pageSize: 20 };

export const records: RecordFinder = {
  ask: async (text, { queries, signal }) => {
    const { rows, total } = await queries.fetchQuery({ ...productsQuery(FIRST), staleTime: STILL_FRESH_MS });
    const how = {
      searchedText: ({ productname }: Product) => productname,
      recordOf: (product: Product) => ({
        id: String(product.recordid),
        label: product.productname,
        to: `${paths.marketplace}?${new URLSearchParams({
          page: String(Math.floor(rows.indexOf(product) / USUAL_ROWS) + 1),
          rows: String(USUAL_ROWS),
          open: String(product.recordid),
        })}`,
      }),
    };
    const found = await recordsIn(rows, text, how, signal);
    return total > rows.length ? { ...found, lookedAt: rows.length } : found;
  },
};
