// What the screens of one sign-in have asked the servers. It begins with what was asked before there was a screen.
import { hashKey, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { type Begun, KEPT_MS, takeBegun } from '@/api/early';

// No retries by default: calls that the specification wants retried use `retried`.
export function newQueries(deviceId: string): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  for (const begun of takeBegun(deviceId)) {
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

/** What is under way is what the first call of the query comes to. A persister is asked before each call is made. */
const firstGiven =
  (begun: Begun): QueryPersister =>
  (ask, context) =>
    // The defaults of a key are those of every key that begins with it, too.
    (hashKey(context.queryKey) === hashKey(begun.queryKey) && begun.take()) || ask(context);

/** Acts once nothing is asked any more, so that it is in nobody's way. */
export function onceQuiet(queries: QueryClient, act: () => void): () => void {
  const look = () => {
    if (queries.isFetching() > 0) return;
    stop();
    act();
  };
  const stop = queries.getQueryCache().subscribe(look);
  look();
  return stop;
}
