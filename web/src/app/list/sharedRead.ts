// Reads a list before each call of a batch, sharing one read among several calls.
import { messageOf } from '@/api/answer';

/** A read of its own, which includes everything that was sent until now. */
export const freshRead = <Data>(list: { queryFn: () => Promise<Data> }): Promise<Data> => sharedRead(list)();

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
  let latest: { until: number; data: Promise<Data> } | undefined;
  const begin = () => {
    const begun = performance.now();
    const read = { until: Number.POSITIVE_INFINITY, data: queryFn() };
    const end = () => {
      read.until = 2 * performance.now() - begun;
    };
    read.data.then(end, end);
    return read;
  };
  return () => {
    if (!latest || performance.now() > latest.until) latest = begin();
    const read = latest;
    return asRead(read.data).catch((error: unknown) => {
      // A later read may have begun meanwhile.
      if (latest === read) latest = undefined;
      throw error;
    });
  };
}

/** Wraps the error, because it was the read that failed: nothing was sent. */
export const asRead = <Data>(read: Promise<Data>): Promise<Data> =>
  read.catch((cause: unknown) => {
    throw new Error(messageOf(cause), { cause });
  });
