// Many records are changed one after another, without a form: what somebody else has made of one since it was seen is not replaced.
import { ApiError } from '@/api/answer';
import { type Replacing, replacing } from '@/api/client';
import { sharedLook } from '@/app/list/sharedLook';
import type { Standing } from './replacing';
import { whoOf } from './whoOf';

const GONE = 'It is no longer in the list.';

interface EachOf<Item, Values> extends Standing<Item> {
  /** What of it is replaced. */
  valuesOf: (item: Item) => Values;
}

/**
 * For one after another of many that somebody has seen in a list and does not look at again: one that no longer stands as they have
 * seen it is not replaced, which they are told. Who tries that again goes on from how it stands now. Where nobody can look, nothing
 * is replaced.
 */
export function replacingEach<Item extends object, Values extends object>({
  idOf,
  list,
  valuesOf,
}: EachOf<Item, Values>) {
  const told = new Map<string, Values>();
  const look = sharedLook(list);
  return async <Answer>(
    id: string,
    seen: Values,
    signal: AbortSignal,
    send: (now: Item, by: Replacing) => Promise<Answer>,
  ): Promise<Answer> => {
    const now = (await look()).find((each) => idOf(each) === id);
    signal.throwIfAborted();
    if (!now) throw new ApiError('refused', GONE);
    const standing = valuesOf(now);
    if (JSON.stringify(told.get(id) ?? seen) !== JSON.stringify(standing)) {
      told.set(id, standing);
      throw new ApiError('refused', `${whoOf(now)} has changed it meanwhile.`);
    }
    return send(now, replacing);
  };
}
