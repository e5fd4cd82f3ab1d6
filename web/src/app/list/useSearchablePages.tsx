// A list that the server pages but cannot search: shows its pages, or the search results from all of them.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ListState } from './listState';
import { cachedFilter, isPart, type ReadOptions } from './readWholeList';
import { SearchProgress } from './SearchProgress';
import { type Page, type PageQuery, usePagedList } from './usePagedList';
import { wholeListQuery } from './wholeListQuery';

interface Options<Row> {
  pageQuery: (page: Page) => PageQuery<Row>;
  /** Read in pages of `step` rows. */
  all: ReadOptions<Row> & { queryKey: readonly unknown[]; step: number };
  finds: (row: Row, text: string) => boolean;
  /** A word for the items of the list. */
  things: string;
}

const NONE: never[] = [];

/** Returns the query and search of a `ListTable`; `pageOf` gives the page of a row, to be checked again before it is saved. */
export function useSearchablePages<Row extends object>(list: ListState, options: Options<Row>) {
  const { pageQuery, all, finds, things } = options;
  const { view, text } = list;
  const isSearched = text.trim() !== '';
  const paged = usePagedList({ view, text: '' }, pageQuery, !isSearched);
  const look = useQuery({ ...wholeListQuery(all), enabled: isSearched });
  const { data, error, isFetching, isPending, refetch } = look;
  const searched = useDeferredValue(text);
  const fits = useMemo(() => cachedFilter((row: Row) => finds(row, searched)), [finds, searched]);
  const found = useMemo(() => (isSearched ? (data?.rows ?? NONE).filter(fits) : NONE), [isSearched, data, fits]);
  if (!isSearched) return { query: paged.query, search: {}, pageOf: () => paged.request };
  const failure = isFetching ? null : error;
  return {
    query: {
      data: failure || isPending ? undefined : found,
      error: failure,
      // Shown as loading while nothing is found yet, rather than as empty.
      isPending: isPending || (isFetching && found.length === 0),
      refetch,
      serverTotal: undefined,
      isFound: true,
      isGrowing: isFetching,
    },
    search: {
      progress: <SearchProgress look={look} queryKey={all.queryKey} things={things} />,
      nothingFound: {
        title: 'No matches',
        ...(isPart(data) && { description: `Not all ${things} were searched.` }),
      },
    },
    pageOf: (row: Row): Page => {
      const at = data?.rows.findIndex((each) => all.idOf(each) === all.idOf(row)) ?? 0;
      return { page: Math.floor(Math.max(0, at) / all.step) + 1, pageSize: all.step };
    },
  };
}
