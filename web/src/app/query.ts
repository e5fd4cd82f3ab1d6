// A screen's state in the address: its tab, filter, page and what is open.
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

type Values = Record<string, string>;

type SetQuery<Query extends Values> = (change: Partial<Query>, options?: { replace?: boolean }) => void;

/**
 * The query of the address merged into the defaults, and a function to change it. Default values are not written.
 * A prefix separates the values from those of another list on the same screen.
 */
export function useQueryState<Query extends Values>(defaults: Query, prefix = ''): [Query, SetQuery<Query>] {
  const search = useSearch();
  const [path, navigate] = useLocation();

  const change: SetQuery<Query> = useCallback(
    (wanted, options) => {
      // Read from the address, because two changes may happen in one render.
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
