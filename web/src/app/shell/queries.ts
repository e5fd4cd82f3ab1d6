// The query cache of one sign-in. It begins with the queries that were started before the screen was drawn.
import { hashKey, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { type EarlyQuery, KEPT_MS, takeEarlyQueries } from '@/api/earlyQueries';

/**
 * No retries: calls that the specification wants to be retried use `withRetries`. A call without a network fails at
 * once, as a call to a server that cannot be reached does; otherwise it would wait, and be sent when nobody expects it.
 */
const EVERY_CALL = { retry: false, networkMode: 'always' } as const;

let current: { deviceId: string; queries: QueryClient } | undefined;

/** The query cache of the session, for components outside of the shell. */
export const currentQueries = (): QueryClient | undefined => current?.queries;

/**
 * The cache of this sign-in, also when the shell asks for it again: React forgets a first render that had to wait for
 * code, and its cache has the early queries.
 */
export function queriesOf(deviceId: string): QueryClient {
  if (current?.deviceId !== deviceId) current = { deviceId, queries: newQueries(deviceId) };
  return current.queries;
}

/** Also releases memory outside of the cache, such as pictures. */
export function clearQueries(queries: QueryClient): void {
  queries.clear();
  if (current?.queries === queries) current = undefined;
}

function newQueries(deviceId: string): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { ...EVERY_CALL, refetchOnReconnect: true }, mutations: EVERY_CALL },
  });
  for (const begun of takeEarlyQueries(deviceId)) {
    const { queryKey, arrived } = begun;
    if (!arrived) queries.setQueryDefaults(queryKey, { persister: firstGiven(begun) });
    else {
      const { data, at } = arrived;
      queries.setQueryDefaults(queryKey, { staleTime: ({ state }) => (state.dataUpdatedAt === at ? KEPT_MS : 0) });
      queries.setQueryData(queryKey, data, { updatedAt: at });
    }
  }
  return queries;
}

/** Uses the running early call for the query's first fetch: React Query asks a persister before it makes a call. */
const firstGiven =
  (begun: EarlyQuery): QueryPersister =>
  (ask, context) =>
    // Query defaults also apply to all longer keys with the same beginning.
    (hashKey(context.queryKey) === hashKey(begun.queryKey) && begun.take()) || ask(context);

/** Acts once no query is being fetched any more. */
export function whenQueriesIdle(queries: QueryClient, act: () => void): () => void {
  const look = () => {
    if (queries.isFetching() > 0) return;
    stop();
    act();
  };
  const stop = queries.getQueryCache().subscribe(look);
  look();
  return stop;
}
