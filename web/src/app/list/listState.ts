// A list's state in the address: page, sort order, search text and the open entry.

import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useQueryState } from '@/app/routing/query';
import { toast } from '@/ui/messages/toasts';
import { chooseRows, PAGE_SIZES, rowsPerPage, type TableView } from '@/ui/table/view';

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
  // Any other number is what fits the window of this user: it comes from this browser and not from a link.
  const named = [...PAGE_SIZES, chosen].find((size) => String(size) === rows);
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
  const chosen = useSnapshot(rowsPerPage())[list];
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

/** After this long without a reaction, a click seems lost. */
const UNNOTICED_MS = 400;

/**
 * The list entry that the address says is open. It stays open when it leaves the list, because the user may be editing
 * it. If it was never in the list, the user is told and it is closed. An entry that was just saved is reopened only
 * after the list was refetched, so that its old state is not shown and edited.
 */
export function useOpenItem<Item extends object>(
  items: readonly Item[] | undefined,
  idOf: (item: Item) => string,
  open: string,
  onGone: () => void,
  missingMessage?: string,
): Item | undefined {
  const [last, setLast] = useState<Item>();
  /** The entries closed since the current refetch began. */
  const [closed, setClosed] = useState<string[]>([]);
  // A save invalidates its lists: until they arrive, they show outdated rows.
  const isRefreshing = useIsFetching({ predicate: ({ state }) => state.isInvalidated }) > 0;
  const isOutdated = isRefreshing && !last && closed.includes(open);
  const found = items?.find((item) => idOf(item) === open);
  const opened = isOutdated ? undefined : (found ?? (last && idOf(last) === open ? last : undefined));
  if (opened !== last) {
    setLast(opened);
    if (last) setClosed([...(isRefreshing ? closed : []), idOf(last)]);
  }
  useCloseWhenMissing(
    items !== undefined && open !== '' && open !== 'new' && !opened && !isOutdated,
    onGone,
    missingMessage,
  );
  useEffect(() => {
    if (!isOutdated) return undefined;
    let settle: (() => void) | undefined;
    const timer = setTimeout(() => {
      settle = toast.underWay('Loading what was saved …');
    }, UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      settle?.();
    };
  }, [isOutdated]);
  return opened;
}

/** Tells the user that the entry in the address was deleted or is not here for another reason, and closes it. */
export function useCloseWhenMissing(isMissing: boolean, onClose: () => void, message = 'It no longer exists.'): void {
  useEffect(() => {
    if (!isMissing) return;
    toast.warning(message);
    onClose();
  });
}
