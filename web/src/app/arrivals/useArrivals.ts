// What comes in while a list is in sight: asked quietly now and then, and shown when somebody wants it.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentPath } from '../shell/useCurrentPath';
import { tellArrivals } from './store';

export const MINUTE = 60_000;

interface Options<Row> {
  queryKey: QueryKey;
  /** Asks what has come in since the list was looked at; told that nobody does it. */
  ask: () => Promise<Row[]>;
  everyMs?: number;
  /** Once the list itself is there. */
  enabled: boolean;
  /** Of what has come in: whether it is new still, and would be shown. */
  isNew: (row: Row) => boolean;
  /** Brings them in. */
  show: (rows: Row[]) => void;
}

const NONE: never[] = [];

/** Nobody is told of a call that fails: the next one may not. A page that nobody sees asks nothing. */
export function useArrivals<Row>({ queryKey, ask, everyMs = MINUTE, enabled, isNew, show }: Options<Row>): void {
  const queries = useQueryClient();
  const path = useCurrentPath();
  const { data } = useQuery<Row[]>({
    queryKey,
    queryFn: () => ask().catch(() => queries.getQueryData<Row[]>(queryKey) ?? NONE),
    initialData: NONE,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: everyMs,
    structuralSharing: false,
    // Whoever comes back has looked at the list as it is then.
    gcTime: 0,
    enabled,
  });
  const count = data.filter(isNew).length;
  const showAll = useRef<() => void>(() => undefined);
  showAll.current = () => {
    queries.setQueryData<Row[]>(queryKey, NONE);
    show(data);
  };
  useEffect(() => {
    if (path === undefined) return undefined;
    return tellArrivals(path, count, () => showAll.current());
  }, [path, count]);
}
