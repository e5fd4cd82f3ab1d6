// Polls for new rows while a screen is open; they are shown when the user asks for them.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { groupDigits } from '@/ui/texts/counts';
import { useCurrentPath } from '../routing/screenName';
import { setArrivals } from './store';

export const MINUTE = 60_000;

interface Options<Row> {
  queryKey: QueryKey;
  /** Requests what has come in since the list was loaded. Not counted as user activity. */
  ask: () => Promise<Row[]>;
  everyMs?: number;
  /** Set once the list itself has loaded. */
  enabled: boolean;
  idOf: (row: Row) => unknown;
  /** The rows that the list shows: new rows among them count as seen. */
  listed: readonly Row[] | undefined;
  /** Whether a new row is still undecided and would be shown by the list's filters. */
  isNew: (row: Row) => boolean;
  /** Adds the new rows to the list. */
  show: (rows: Row[]) => void;
  /** Called when all new rows have been seen. */
  onLooked?: () => void;
}

const NONE: never[] = [];

/** Failed calls are not reported, because the next one may succeed. A hidden page does not poll. */
export function useArrivals<Row>(options: Options<Row>): void {
  const { queryKey, ask, everyMs = MINUTE, enabled, idOf, listed, isNew } = options;
  const queries = useQueryClient();
  const latest = useRef(options);
  latest.current = options;
  const [looked] = useState(() => new Set<unknown>());
  const path = useCurrentPath();
  const { data } = useQuery<Row[]>({
    queryKey,
    queryFn: async () => {
      const came = await ask().catch(() => queries.getQueryData<Row[]>(queryKey) ?? NONE);
      return came.filter((row) => !looked.has(idOf(row)));
    },
    initialData: NONE,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: everyMs,
    structuralSharing: false,
    // Not cached: a screen that is opened again loads its list anew.
    gcTime: 0,
    enabled,
  });
  const count = data.filter(isNew).length;
  useEffect(() => {
    const { idOf: idOfRow, queryKey: key, onLooked } = latest.current;
    if (!listed || data.length === 0) return;
    const shown = new Set(listed.map(idOfRow));
    const others = data.filter((row) => !shown.has(idOfRow(row)));
    if (others.length === data.length) return;
    for (const row of data) if (!others.includes(row)) looked.add(idOfRow(row));
    queries.setQueryData<Row[]>(key, others);
    if (others.length === 0) onLooked?.();
  }, [queries, looked, data, listed]);
  useEffect(() => {
    if (path === undefined) return undefined;
    return setArrivals(path, count, `${groupDigits(count)} new`, () => {
      const { queryKey: key, show, onLooked } = latest.current;
      const came = queries.getQueryData<Row[]>(key) ?? NONE;
      queries.setQueryData<Row[]>(key, NONE);
      onLooked?.();
      show(came);
    });
  }, [queries, path, count]);
}
