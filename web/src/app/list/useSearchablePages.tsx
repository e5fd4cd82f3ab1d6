// A list that the server pages but cannot search: its pages as they are, and what a text finds in all of them.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ListState } from './listState';
import { lookQuery } from './lookQuery';
import { isPart, judgedOnce, type Looking } from './lookThrough';
import { SearchProgress } from './SearchProgress';
import { type Page, type PageQuery, usePagedList } from './usePagedList';

interface Options<Row> {
  pageQuery: (page: Page) => PageQuery<Row>;
  /** Page by page of `step` rows. */
  all: Looking<Row> & { queryKey: readonly unknown[]; step: number };
  /** Whether the text finds the row. */
  finds: (row: Row, text: string) => boolean;
  /** What the list is of. */
  things: string;
}

const NONE: never[] = [];

/** Gives a `ListTable` what it needs; `pageOf` is where a row was, to be looked at again before it is saved. */
export function useSearchablePages<Row extends object>(list: ListState, options: Options<Row>) {
  const { pageQuery, all, finds, things } = options;
  const { view, text } = list;
  const isSearched = text.trim() !== '';
  const paged = usePagedList({ view, text: '' }, pageQuery, !isSearched);
  const look = useQuery({ ...lookQuery(all), enabled: isSearched });
  const { data, error, isFetching, isPending, refetch } = look;
  const searched = useDeferredValue(text);
  const fits = useMemo(() => judgedOnce((row: Row) => finds(row, searched)), [finds, searched]);
  const found = useMemo(() => (isSearched ? (data?.rows ?? NONE).filter(fits) : NONE), [isSearched, data, fits]);
  if (!isSearched) return { table: paged.table, pageOf: () => paged.asked };
  const failure = isFetching ? null : error;
  return {
    table: {
      query: {
        data: failure || isPending ? undefined : found,
        error: failure,
        // Nothing is said about what is not found yet.
        isPending: isPending || (isFetching && found.length === 0),
        refetch,
      },
      serverTotal: undefined,
      search: 'server',
      isGrowing: isFetching,
      progress: <SearchProgress look={look} queryKey={all.queryKey} things={things} />,
      nothingFound: {
        title: 'Nothing matches',
        ...(isPart(data) && { description: `Not all ${things} were looked at.` }),
      },
    } as const,
    pageOf: (row: Row): Page => {
      const at = data?.rows.findIndex((each) => all.idOf(each) === all.idOf(row)) ?? 0;
      return { page: Math.floor(Math.max(0, at) / all.step) + 1, pageSize: all.step };
    },
  };
}
