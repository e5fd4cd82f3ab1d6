// Reads a list before each call of a batch, sharing one read among several calls.
import { messageOf } from '@/api/answer';

/** How long one read is used, because each read loads the whole list. */
const LOOK_MS = 5000;

/** A read of its own, which includes everything that was sent until now. */
export const freshLook = <Data>(list: { queryFn: () => Promise<Data> }): Promise<Data> => sharedLook(list)();

/** For deletions: whether the row is no longer in the list. */
export const isGoneFrom =
  <Row>(list: { queryFn: () => Promise<Row[]> }, idOf: (row: Row) => unknown) =>
  async (row: Row): Promise<boolean> =>
    (await freshLook(list)).every((each) => idOf(each) !== idOf(row));

export function sharedLook<Data>({ queryFn }: { queryFn: () => Promise<Data> }): () => Promise<Data> {
  let looked: { at: number; data: Promise<Data> } | undefined;
  return () => {
    if (!looked || performance.now() - looked.at > LOOK_MS) looked = { at: performance.now(), data: queryFn() };
    return looked.data.catch((cause: unknown) => {
      looked = undefined;
      // Wrapped, because it was the read that failed: nothing was sent.
      throw new Error(messageOf(cause), { cause });
    });
  };
}
