// The query of a list that is read completely, page by page: rows are shown as they are found, and the user can stop
// and resume it.
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isComplete, type ListRead, NOTHING_READ, type ReadOptions, readWholeList } from './readWholeList';

const MINUTE = 60_000;

interface Options<Row> extends ReadOptions<Row> {
  queryKey: QueryKey;
  /** Removes rows that are known to have left the list. Without this function, a list that has changed is read anew. */
  current?: (client: QueryClient, look: ListRead<Row>) => ListRead<Row>;
}

const reading = new WeakMap<QueryClient, Map<string, AbortController>>();

/** Stops reading. The rows found so far stay, and a refetch goes on from there. */
export const stopReading = (queries: QueryClient, queryKey: QueryKey) =>
  reading.get(queries)?.get(hashKey(queryKey))?.abort();

function stopperOf(queries: QueryClient, queryKey: QueryKey): AbortController {
  const stop = new AbortController();
  const stoppers = reading.get(queries) ?? new Map<string, AbortController>();
  reading.set(queries, stoppers.set(hashKey(queryKey), stop));
  return stop;
}

export const wholeListQuery = <Row>({ queryKey: key, current, ...how }: Options<Row>) => {
  const currentOf = current ?? ((_: QueryClient, look: ListRead<Row>) => look);
  return queryOptions({
    queryKey: key,
    queryFn: async ({ client, queryKey, signal }): Promise<ListRead<Row>> => {
      const before = client.getQueryData<ListRead<Row>>(queryKey);
      const isChanged = !current && client.getQueryState(queryKey)?.isInvalidated === true;
      const goesOn = before && !isComplete(before) && !isChanged;
      const from = goesOn ? { ...before, isStopped: false } : NOTHING_READ;
      // Rows are shown as they are found, except that earlier rows stay until the new read has come as far.
      const shown = before && before.readCount > 0 && !goesOn ? before : undefined;
      const until = shown?.isStopped ? shown.readCount : Number.POSITIVE_INFINITY;
      const stop = stopperOf(client, queryKey);
      const onProgress = (look: ListRead<Row>) => {
        if (!shown) client.setQueryData(queryKey, currentOf(client, look));
        if (look.readCount >= until) stop.abort();
      };
      // Aborted when no component uses the query any more: reading pauses until one does.
      signal.addEventListener('abort', () => stop.abort());
      const look = await readWholeList({ ...how, onProgress, signal: stop.signal, from });
      const isStopped = stop.signal.aborted && (look === NOTHING_READ || !isComplete(look));
      const isShort = isStopped && shown && look.readCount < Math.min(until, shown.readCount);
      return currentOf(client, isShort ? shown : { ...look, isStopped });
    },
    // An incomplete list is stale, so that it goes on reading by itself, unless the user has stopped it.
    staleTime: ({ state: { data } }) =>
      data?.isStopped ? Number.POSITIVE_INFINITY : data && !isComplete(data) ? 0 : MINUTE,
    // Comparing a hundred thousand rows takes longer than drawing ten.
    structuralSharing: false,
  });
};
