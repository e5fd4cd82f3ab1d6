// The query cache of one sign-in. It begins with the queries that were started before the screen was drawn.
import { hashKey, QueryClient } from '@tanstack/react-query';
import { asFirstCalls } from '@/api/firstCalls';
import type { ScreenQuery } from '../routing/routes';

/** An older result of an early query is not used: the screen would show outdated data. */
const KEPT_MS = 10_000;

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
  if (current?.deviceId !== deviceId) current = { deviceId, queries: newQueries() };
  return current.queries;
}

/** Also releases memory outside of the cache, such as pictures. */
export function clearQueries(queries: QueryClient): void {
  queries.clear();
  if (current?.queries === queries) current = undefined;
}

const newQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { ...EVERY_CALL, refetchOnReconnect: true }, mutations: EVERY_CALL },
  });

/**
 * Starts queries of a session before the screen that needs them is drawn, and resolves when all are settled. The
 * components that make the same queries wait for their results, or get them; they report a failure. Those that are drawn
 * later ask anew.
 */
export async function startEarlyQueries(questions: ScreenQuery[], deviceId: string): Promise<void> {
  const queries = queriesOf(deviceId);
  const start = async ({ queryKey, queryFn }: ScreenQuery) => {
    await asFirstCalls(() => queries.prefetchQuery({ queryKey, queryFn }));
    const early = queries.getQueryState(queryKey);
    queries.setQueryDefaults(queryKey, {
      staleTime: ({ state }) => (state.dataUpdatedAt === early?.dataUpdatedAt ? KEPT_MS : 0),
      retryOnMount: ({ state: { errorUpdatedAt } }) =>
        errorUpdatedAt !== early?.errorUpdatedAt || Date.now() - errorUpdatedAt > KEPT_MS,
    });
    const stop = queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'observerAdded' || query.queryHash !== hashKey(queryKey)) return;
      stop();
      queries.setQueryDefaults(queryKey, {});
    });
  };
  await Promise.all(questions.map(start));
}

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
