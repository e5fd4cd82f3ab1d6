// What the address bar remembers of a screen: its tab, filter, page and what is open.
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

type Values = Record<string, string>;

type SetQuery<Query extends Values> = (change: Partial<Query>, options?: { replace?: boolean }) => void;

/**
 * The query of the address over its defaults, and a way to change it. What equals its default is not written.
 * A prefix keeps it apart from another one on the same screen, which it leaves as it is.
 */
export function useQueryState<Query extends Values>(defaults: Query, prefix = ''): [Query, SetQuery<Query>] {
  const search = useSearch();
  const [path, navigate] = useLocation();

  const change: SetQuery<Query> = useCallback(
    (wanted, options) => {
      // Read from the address itself: two changes may come in one render.
      const before = new URLSearchParams(location.search);
      const next = changedQuery(before, wanted, defaults, prefix);
      if (`${next}` !== `${before}`) navigate(next.size > 0 ? `${path}?${next}` : path, options);
    },
    [defaults, navigate, path, prefix],
  );
  return [read(search, defaults, prefix), change];
}

function read<Query extends Values>(search: string, defaults: Query, prefix: string): Query {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given.get(prefix + name) ?? value]),
  ) as Query;
}

export function changedQuery(before: URLSearchParams, wanted: Partial<Values>, defaults: Values, prefix: string) {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined || value === defaults[name]) next.delete(prefix + name);
    else next.set(prefix + name, value);
  }
  return next;
}
