// A list's state in the address: page, sort order, search text and the open entry.
import { useMemo } from 'react';
import { PAGE_SIZES, type TableView } from '@/ui/table/view';
import { useQueryState } from './query';

/** At most seven digits, so that nothing overflows. */
const pageOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

interface ViewQuery {
  page: string;
  rows: string;
  sort: string;
}

/** Invalid values in the address become defaults. */
export const viewOf = ({ page, rows, sort }: ViewQuery, usualRows = '10'): TableView => ({
  page: pageOf(page),
  pageSize: PAGE_SIZES.find((size) => String(size) === rows) ?? Number(usualRows),
  sort,
});

export const queryOfView = ({ page, pageSize, sort }: Partial<TableView>): Partial<ViewQuery> => ({
  ...(page !== undefined && { page: String(page) }),
  ...(pageSize !== undefined && { rows: String(pageSize) }),
  ...(sort !== undefined && { sort }),
});

const usual = { page: '1', rows: '10', sort: '', text: '', open: '' };

export type ListState = ReturnType<typeof useListState>;

interface Options {
  /** Needed when a screen has several lists: the prefix of the list's values in the address. */
  name?: string;
  /** The default number of rows on a page. */
  rows?: '5' | '10' | '20';
}

export function useListState({ name, rows = '10' }: Options = {}) {
  const defaults = useMemo(() => ({ ...usual, rows }) as typeof usual, [rows]);
  const [query, setQuery] = useQueryState(defaults, name && `${name}-`);
  return {
    view: viewOf(query, rows),
    onView: (change: Partial<TableView>, options?: { replace: boolean }) => setQuery(queryOfView(change), options),
    text: query.text,
    onText: (text: string) => setQuery({ text, page: '1' }, { replace: true }),
    /** The id of the entry whose dialog is open; 'new' when adding one. */
    open: query.open,
    onOpen: (open: string) => setQuery({ open }, { replace: query.open !== '' }),
  };
}
