// Reads a list again where an older answer would be wrong, because something is about to be sent or has just been sent.
import { type FetchQueryOptions, hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { messageOf } from '@/api/answer';

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

/** A read without a network fails at once; comparing very many rows with those of the last read takes too long. */
const EACH_READ = { networkMode: 'always', structuralSharing: false } as const;

/** A read of its own, which includes everything that was sent until now. */
export const freshRead = <Data>(list: { queryFn: () => Promise<Data> }): Promise<Data> => asRead(list.queryFn());

/** For deletions: whether the row is no longer in the list. */
export const isRemovedFrom =
  <Row>(list: { queryFn: () => Promise<Row[]> }, idOf: (row: Row) => unknown) =>
  async (row: Row): Promise<boolean> =>
    (await freshRead(list)).every((each) => idOf(each) !== idOf(row));

/**
 * A read is used for as long as it took. So a short list is read again before each call, and what a colleague has just
 * saved is noticed; a list of very many rows does not make a batch much longer.
 */
export function sharedRead<Data>({ queryFn }: { queryFn: () => Promise<Data> }): () => Promise<Data> {
  const reads = new QueryClient();
  let tookMs = 0;
  const timed = async () => {
    const begun = performance.now();
    try {
      return await queryFn();
    } finally {
      tookMs = performance.now() - begun;
    }
  };
  return () => asRead(reads.fetchQuery({ queryKey: [], queryFn: timed, staleTime: tookMs, ...EACH_READ }));
}

/** Wraps the error, because it was the read that failed: nothing was sent. */
export const asRead = <Data>(read: Promise<Data>): Promise<Data> =>
  read.catch((cause: unknown) => {
    throw new Error(messageOf(cause), { cause });
  });
