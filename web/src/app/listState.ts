// What the address holds of a plain list: page, order, what is looked for and what is open.
import { useQueryState } from './query';

const PAGE_SIZES = ['5', '10', '20'];

/** At most seven digits: nobody turns that many pages, and nothing overflows. */
const pageOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

interface ViewQuery {
  page: string;
  rows: string;
  sort: string;
}

export interface View {
  page: number;
  pageSize: number;
  sort: string;
}

/** Whatever somebody wrote into the address, a page of some size is shown. */
export const viewOf = ({ page, rows, sort }: ViewQuery): View => ({
  page: pageOf(page),
  pageSize: PAGE_SIZES.includes(rows) ? Number(rows) : 10,
  sort,
});

export const queryOfView = ({ page, pageSize, sort }: Partial<View>): Partial<ViewQuery> => ({
  ...(page !== undefined && { page: String(page) }),
  ...(pageSize !== undefined && { rows: String(pageSize) }),
  ...(sort !== undefined && { sort }),
});

const defaults = { page: '1', rows: '10', sort: '', text: '', open: '' };

export type ListState = ReturnType<typeof useListState>;

export function useListState() {
  const [query, setQuery] = useQueryState(defaults);
  return {
    view: viewOf(query),
    onView: (change: Partial<View>) => setQuery(queryOfView(change)),
    text: query.text,
    onText: (text: string) => setQuery({ text, page: '1' }, { replace: true }),
    /** The id of the entry whose dialog is open, 'new' for one that is not there yet. */
    open: query.open,
    onOpen: (open: string) => setQuery({ open }, { replace: query.open !== '' }),
  };
}
