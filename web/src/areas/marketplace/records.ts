import { USUAL_ROWS } from '@/app/list/listState';
import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import { paths } from '@/app/routing/paths';
import type { RecordFinder } from '@/app/routing/routes';
import type { Product } from './lists';

/** Only the first page is searched, because the server cannot search and each product may contain a picture. */
const FIRST = { page: 1, pageSize: 20 };

const finder: RecordFinder = {
  ask: async (text, { queries, signal }) => {
    const { productsQuery } = await import('./lists');
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
export default finder;
