// What the address bar remembers of a screen: its tab, filter, page and what is open.
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

type Values = Record<string, string>;

export type SetQuery<Query extends Values> = (change: Partial<Query>, options?: { replace?: boolean }) => void;

/** The query of the address over its defaults, and a way to change it. What equals its default is not written. */
export function useQueryState<Query extends Values>(defaults: Query): [Query, SetQuery<Query>] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = read(search, defaults);

  const change: SetQuery<Query> = useCallback(
    (wanted, options) => {
      // Of the address as it is now: two changes may come in one go.
      const next = written({ ...read(location.search, defaults), ...wanted }, defaults);
      if (next !== written(read(location.search, defaults), defaults)) navigate(path + next, options);
    },
    [defaults, navigate, path],
  );
  return [query, change];
}

function read<Query extends Values>(search: string, defaults: Query): Query {
  const given = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, given.get(name) ?? value])) as Query;
}

function written<Query extends Values>(query: Query, defaults: Query): string {
  const params = new URLSearchParams(Object.entries(query).filter(([name, value]) => value !== defaults[name]));
  return params.size > 0 ? `?${params}` : '';
}
