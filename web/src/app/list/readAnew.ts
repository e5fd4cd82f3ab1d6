// Reads a list again where an older answer would be wrong, because something is about to be sent or has just been sent.
import { type FetchQueryOptions, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Query<Data> = FetchQueryOptions<Data, Error, Data, QueryKey>;

/**
 * An answer that is already under way does not count, because it may be older than what was sent since. Everybody who
 * waits for it gets the new one.
 */
export function readAnew<Data>(queries: QueryClient, query: Query<Data>): Promise<Data> {
  void queries.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true, revert: false });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}

/** Reads each list anew once, and later only if it has changed since. */
export function readingAnewOnce(queries: QueryClient) {
  const read = new Set<string>();
  return async <Data>(query: Query<Data>): Promise<Data> => {
    const key = hashKey(query.queryKey);
    if (read.has(key)) return queries.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
    read.add(key);
    try {
      return await readAnew(queries, query);
    } catch (error) {
      read.delete(key);
      throw error;
    }
  };
}
