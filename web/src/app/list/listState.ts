// A list's state in the address: page, sort order, search text and the open entry.
import { useLocation } from 'wouter';
import { useQueryState } from '@/app/routing/query';
import { chooseRows, PAGE_SIZES, type TableView, useChosenRows } from '@/ui/table/view';

/** At most seven digits, so that nothing overflows. */
const pageOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

interface ViewQuery {
  page: string;
  /** '' is the usual number. */
  rows: string;
  sort: string;
  /** '' is the user's stored choice. */
  hide: string;
  open: string;
}

export const USUAL_ROWS = 10;

/**
 * Invalid values in the address become defaults. If the address names a page, its rows per page are those in the
 * address, or else the usual number, so that a link shows everybody the same page; otherwise the user's own choice
 * applies.
 */
export function viewOf(
  { page, rows, sort, hide, open }: ViewQuery,
  chosen: number | undefined,
  usual = USUAL_ROWS,
): TableView {
  const named = PAGE_SIZES.find((size) => String(size) === rows);
  return { page: pageOf(page), pageSize: named ?? (page === '1' ? chosen : undefined) ?? usual, sort, hide, open };
}

/** If the user has chosen another number of rows than usual, the usual number must be written as well. */
export const queryOfView = (
  { page, pageSize, sort, hide }: Partial<TableView>,
  usual = USUAL_ROWS,
  chosen = usual,
): Partial<ViewQuery> => ({
  ...(page !== undefined && { page: String(page) }),
  ...(pageSize !== undefined && { rows: pageSize === usual && pageSize === chosen ? '' : String(pageSize) }),
  ...(sort !== undefined && { sort }),
  ...(hide !== undefined && { hide }),
});

const defaults = { page: '1', rows: '', sort: '', hide: '', text: '', open: '' };

/** The view in the address, and a function to change it, which also writes the rows per page. */
export function useView<Query extends ViewQuery>(
  list: string,
  query: Query,
  setQuery: (change: Partial<ViewQuery>, options?: { replace: boolean }) => void,
  usual = USUAL_ROWS,
) {
  const chosen = useChosenRows(list);
  const view = viewOf(query, chosen, usual);
  const { pageSize } = view;
  const onView = (change: Partial<TableView>, options?: { replace: boolean }) => {
    if (change.pageSize !== undefined) chooseRows(list, change.pageSize);
    setQuery(queryOfView({ pageSize, ...change }, usual, change.pageSize ?? chosen), options);
  };
  return { view, onView };
}

export type ListState = ReturnType<typeof useListState>;

interface Options {
  /** Needed when a screen has several lists: the prefix of the list's values in the address. */
  name?: string;
  /** The default number of rows on a page. */
  rows?: 5 | 10 | 20;
  /** Fixes the number of rows per page. */
  isFixed?: boolean;
}

export function useListState({ name = '', rows, isFixed = false }: Options = {}) {
  const [named, setQuery] = useQueryState(defaults, name && `${name}-`);
  const query = isFixed ? { ...named, rows: '' } : named;
  const [path] = useLocation();
  return {
    ...useView(`${path}${name && `#${name}`}`, query, setQuery, rows),
    /** The prefix of the list's values in the address. */
    prefix: name && `${name}-`,
    hasFixedRows: isFixed,
    text: query.text,
    onText: (text: string) => setQuery({ text, page: '1' }, { replace: true }),
    /** The id of the entry whose dialog is open; 'new' when adding one. */
    open: query.open,
    onOpen: (open: string) => setQuery({ open }, { replace: query.open !== '' }),
  };
}
