// A list that the server pages and searches: which page is requested, what is shown meanwhile, and prefetching.

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenPainted } from '@/ui/browser/lazyComponents';
import { chosenRows } from '@/ui/table/view';
import { type ListState, viewOf } from './listState';

export interface Page {
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

/** A page of the search results. */
export interface PageRequest extends Page {
  search: string;
}

export interface Paged<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
}

/** Where the server gives no total, there is one more row than seen for as long as pages are full. */
export function totalOf<Row>(rows: Row[], counted: number | undefined, { page, pageSize }: Page): number {
  if (counted !== undefined) return counted;
  return (page - 1) * pageSize + rows.length + (rows.length < pageSize ? 0 : 1);
}

/** The rows of a page or, if a row has moved since, of the neighbouring page that has it now. */
export async function rowsBeside<Row>(
  ask: (page: Page) => Promise<Paged<Row>>,
  { page, pageSize }: Page,
  isMeant: (row: Row) => boolean,
): Promise<Row[]> {
  for (const at of [page, page + 1, page - 1]) {
    const { rows } = at > 0 ? await ask({ page: at, pageSize }) : { rows: [] };
    if (rows.some(isMeant)) return rows;
  }
  return [];
}

export interface PageQuery<Row> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<Paged<Row>>;
}

/** Waits for a pause in typing before it searches. */
const SETTLED_MS = 500;
const MOST_CHARACTERS = 250;
/** A prefetched page is not requested again for this long. */
const AHEAD_MS = 5000;

/** A link may contain more text than the field or the call accepts. */
const typedIn = (text: string) => text.trim().slice(0, MOST_CHARACTERS);

/** The first request for the address of a screen; `list` is the screen's path. */
export function firstAsked(list: string): PageRequest {
  const named = new URLSearchParams(location.search);
  const { page, pageSize } = viewOf(
    { page: named.get('page') ?? '1', rows: named.get('rows') ?? '', sort: '', hide: '', open: '' },
    chosenRows(list),
  );
  return { page, pageSize, search: typedIn(new URLSearchParams(location.hash.slice(1)).get('text') ?? '') };
}

/** The text after a pause in typing. An empty text needs no pause. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const isSame = (one: PageRequest, other: PageRequest) =>
  one.page === other.page && one.pageSize === other.pageSize && one.search === other.search;

/**
 * Returns the query of a `List`; `request` is the page on the screen, to be checked again before something is saved.
 */
export function usePagedList<Row>(
  { view, text }: Pick<ListState, 'view' | 'text'>,
  queryOf: (request: PageRequest) => PageQuery<Row>,
  enabled = true,
) {
  const queries = useQueryClient();
  const typed = typedIn(text);
  const search = useSettled(typed);
  const wanted = { page: view.page, pageSize: view.pageSize, search };
  const [request, setRequest] = useState(wanted);
  // While the user types, the address is already at page 1 of the coming search, which must not be requested yet.
  if (search === typed && !isSame(request, wanted)) setRequest(wanted);

  const query = useQuery({ ...queryOf(request), placeholderData: keepPreviousData, staleTime: AHEAD_MS, enabled });
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, refetch } = query;
  const isOnItsWay = isPending || isPlaceholderData || search !== typed;
  const hasNext = data !== undefined && !isPlaceholderData && request.page * request.pageSize < data.total;
  // Each page that arrives prefetches the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `queryOf` depends on its argument only.
  useEffect(() => {
    if (!enabled || !hasNext || dataUpdatedAt === 0) return;
    return whenPainted(
      () => void queries.prefetchQuery({ ...queryOf({ ...request, page: request.page + 1 }), staleTime: AHEAD_MS }),
    );
  }, [queries, enabled, hasNext, dataUpdatedAt, request]);

  return {
    /** The previous page stays until the next one has arrived. */
    query: {
      data: data?.rows,
      // While a new request is pending, an error of the previous one is hidden: retrying would not use the current
      // text.
      error: isOnItsWay ? null : error,
      isPending: isOnItsWay,
      refetch,
      serverTotal: data?.total ?? 0,
      isFound: true,
      isGrowing: isOnItsWay,
    },
    /** The rows of the page in the address; undefined until they have arrived. */
    rows: isOnItsWay ? undefined : data?.rows,
    request,
  };
}
