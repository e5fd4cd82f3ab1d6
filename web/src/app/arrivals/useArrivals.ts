// What comes in while a screen is in sight: asked quietly now and then, and shown when somebody wants it.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentPath } from '../shell/useCurrentPath';
import { tellArrivals } from './store';

export const MINUTE = 60_000;

interface Options<Row> {
  queryKey: QueryKey;
  /** Asks what has come in since the list was looked at; told that nobody does it. */
  ask: () => Promise<Row[]>;
  everyMs?: number;
  /** Once the list itself was there. */
  enabled: boolean;
  idOf: (row: Row) => unknown;
  /** What the list has shown last: what is among it is looked at. */
  listed: readonly Row[] | undefined;
  /** Of what has come in: whether it is new still, and would be shown. */
  isNew: (row: Row) => boolean;
  /** Brings them in. */
  show: (rows: Row[]) => void;
  /** All of what was asked is looked at. */
  onLooked?: () => void;
}

const NONE: never[] = [];

/** Nobody is told of a call that fails: the next one may not. A page that nobody sees asks nothing. */
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
    // Whoever comes back has looked at the list as it is then.
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
    return tellArrivals(path, count, () => {
      const { queryKey: key, show, onLooked } = latest.current;
      const came = queries.getQueryData<Row[]>(key) ?? NONE;
      queries.setQueryData<Row[]>(key, NONE);
      onLooked?.();
      show(came);
    });
  }, [queries, path, count]);
}
