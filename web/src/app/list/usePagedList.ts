// A list that the server pages and searches: what of it is asked, what is shown meanwhile, and what is asked ahead.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chosenRows } from '@/ui/table/rowsPerPage';
import { type ListState, viewOf } from './listState';

export interface Page {
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

/** Which part of the list, in what was found. */
export interface Asked extends Page {
  search: string;
}

export interface Paged<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

/** Where a server does not count, there is one more than is seen for as long as pages are full. */
export function totalOf<Row>(rows: Row[], counted: number | undefined, { page, pageSize }: Page): number {
  if (counted !== undefined) return counted;
  return (page - 1) * pageSize + rows.length + (rows.length < pageSize ? 0 : 1);
}

/** The rows of a page; where a row has moved since, those of the page beside it that has it now. */
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

/** Nobody searches for a word that somebody is still typing. */
const SETTLED_MS = 500;
const MOST_CHARACTERS = 250;
/** So long a page that was asked ahead is not asked again. */
const AHEAD_MS = 5000;

/** A link may name more than the field takes, and than can be asked for. */
const typedIn = (text: string) => text.trim().slice(0, MOST_CHARACTERS);

/** What the address of a screen asks first; `list` is its path. */
export function firstAsked(list: string): Asked {
  const named = new URLSearchParams(location.search);
  const { page, pageSize } = viewOf(
    { page: named.get('page') ?? '1', rows: named.get('rows') ?? '', sort: '', hide: '', open: '' },
    chosenRows(list),
  );
  return { page, pageSize, search: typedIn(new URLSearchParams(location.hash.slice(1)).get('text') ?? '') };
}

/** What is typed, once that has been left alone for a while. Nothing at all needs no waiting for. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const isSame = (one: Asked, other: Asked) =>
  one.page === other.page && one.pageSize === other.pageSize && one.search === other.search;

/** Gives a `ListTable` what it needs; `asked` is what is on the screen now, to be looked at again before something is saved. */
export function usePagedList<Row>(
  { view, text }: Pick<ListState, 'view' | 'text'>,
  queryOf: (asked: Asked) => PageQuery<Row>,
  enabled = true,
) {
  const queries = useQueryClient();
  const typed = typedIn(text);
  const search = useSettled(typed);
  const wanted = { page: view.page, pageSize: view.pageSize, search };
  const [asked, setAsked] = useState(wanted);
  // While somebody types, the address is at the first page of what they will have found: that is no page to be asked for yet.
  if (search === typed && !isSame(asked, wanted)) setAsked(wanted);

  const query = useQuery({ ...queryOf(asked), placeholderData: keepPreviousData, staleTime: AHEAD_MS, enabled });
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, refetch } = query;
  const isOnItsWay = isPending || isPlaceholderData || search !== typed;
  const hasNext = data !== undefined && !isPlaceholderData && asked.page * asked.pageSize < data.total;
  // Whenever a page has come, the next one is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `queryOf` asks the same for the same.
  useEffect(() => {
    if (!enabled || !hasNext || dataUpdatedAt === 0) return;
    void queries.prefetchQuery({ ...queryOf({ ...asked, page: asked.page + 1 }), staleTime: AHEAD_MS });
  }, [queries, enabled, hasNext, dataUpdatedAt, asked]);

  return {
    /** The page before stays until the next one is there. */
    table: {
      // What failed was asked before: tried again, it would not be what is typed now.
      query: { data: data?.rows, error: isOnItsWay ? null : error, isPending: isOnItsWay, refetch },
      serverTotal: data?.total ?? 0,
      search: 'server',
      isGrowing: isOnItsWay,
    } as const,
    /** Of the page that the address names; nothing as long as that has not come. */
    rows: isOnItsWay ? undefined : data?.rows,
    asked,
  };
}
