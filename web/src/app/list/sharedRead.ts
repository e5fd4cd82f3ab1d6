// Reads a list before each call of a batch, sharing one read among several calls.
import { messageOf } from '@/api/answer';

/** How long one read is used, because each read loads the whole list. */
const READ_MS = 5000;

/** A read of its own, which includes everything that was sent until now. */
export const freshRead = <Data>(list: { queryFn: () => Promise<Data> }): Promise<Data> => sharedRead(list)();

/** For deletions: whether the row is no longer in the list. */
export const isRemovedFrom =
  <Row>(list: { queryFn: () => Promise<Row[]> }, idOf: (row: Row) => unknown) =>
  async (row: Row): Promise<boolean> =>
    (await freshRead(list)).every((each) => idOf(each) !== idOf(row));

export function sharedRead<Data>({ queryFn }: { queryFn: () => Promise<Data> }): () => Promise<Data> {
  let latest: { at: number; data: Promise<Data> } | undefined;
  return () => {
    if (!latest || performance.now() - latest.at > READ_MS) latest = { at: performance.now(), data: queryFn() };
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
