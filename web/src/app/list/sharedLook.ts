// A list is looked at before each of many is sent.
import { messageOf } from '@/api/answer';

/** So long one look serves for the next ones: each of them would load all of the list again. */
const LOOK_MS = 5000;

/** A look that nobody has taken before: nothing that was sent until now is missing in it. */
export const freshLook = <Data>(list: { queryFn: () => Promise<Data> }): Promise<Data> => sharedLook(list)();

/** Of a deletion: whether it is no longer in the list. */
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
      // It was the look that failed: nothing was sent.
      throw new Error(messageOf(cause), { cause });
    });
  };
}
