// A screen's state in the address: its tab, filters, page and open entry.
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

type Values = Record<string, string>;

/** Values that may contain a person's name are put after the #: links include it, but it is not sent to servers. */
const BEHIND_HASH = ['text', 'find'];
export const isBehindHash = (name: string) => BEHIND_HASH.includes(name);

type SetQuery<Query extends Values> = (change: Partial<Query>, options?: { replace?: boolean }) => void;

/**
 * The query of the address merged into the defaults, and a function to change it. Default values are not written.
 * A prefix separates the values from those of another list on the same screen.
 */
export function useQueryState<Query extends Values>(defaults: Query, prefix = ''): [Query, SetQuery<Query>] {
  const address = useLocationProperty(() => location.search + location.hash);
  const [path, navigate] = useLocation();

  const change: SetQuery<Query> = useCallback(
    (wanted, options) => {
      // Read from the address, because two changes may happen in one render.
      const before = location.search + location.hash;
      const next = changedQuery(before, wanted, defaults, prefix);
      if (next !== changedQuery(before, {}, defaults, prefix)) navigate(path + next, options);
    },
    [defaults, navigate, path, prefix],
  );
  return [read(address, defaults, prefix), change];
}

/** The query and the hash of an address. */
function partsOf(address: string) {
  const [search = '', hash = ''] = address.split('#', 2);
  return { search: new URLSearchParams(search), hash: new URLSearchParams(hash) };
}

function read<Query extends Values>(address: string, defaults: Query, prefix: string): Query {
  const parts = partsOf(address);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, partFor(name, parts).get(prefix + name) ?? value]),
  ) as Query;
}

const partFor = (name: string, { search, hash }: ReturnType<typeof partsOf>) => (isBehindHash(name) ? hash : search);

export function changedQuery(before: string, wanted: Partial<Values>, defaults: Values, prefix: string): string {
  const next = partsOf(before);
  for (const [name, value] of Object.entries(wanted)) {
    const part = partFor(name, next);
    if (value === undefined || value === defaults[name]) part.delete(prefix + name);
    else part.set(prefix + name, value);
  }
  const { search, hash } = next;
  return (search.size > 0 ? `?${search}` : '') + (hash.size > 0 ? `#${hash}` : '');
}
