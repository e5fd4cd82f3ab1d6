// Changes many records one after another without a form, and without overwriting what a colleague has changed since
// the user saw them.
import { ApiError } from '@/api/answer';
import type { Compared } from '@/api/client';
import { changedFields } from '@/ui/saving/differences';
import { sharedRead } from '../list/readAnew';
import { COMPARED, currentOf, editorOf, type RecordSource } from './currentOf';

const GONE = 'It is no longer in the list.';

interface EachOf<Item, Values> extends RecordSource<Item> {
  /** The values that the call replaces. */
  valuesOf: (item: Item) => Values;
}

/**
 * For records that the user has seen only in a list: a record that has changed since is not replaced, and the user is
 * told. Trying it again goes on from its current state. If the list cannot be read, nothing is replaced.
 */
export function replaceUnchanged<Item extends object, Values extends object>({
  idOf,
  list,
  valuesOf,
}: EachOf<Item, Values>) {
  const reported = new Map<string, Values>();
  const readList = sharedRead(list);
  return async <Answer>(
    id: string,
    seen: Values,
    signal: AbortSignal,
    send: (now: Item, compared: Compared) => Promise<Answer>,
  ): Promise<Answer> => {
    const now = await currentOf(id, idOf, readList);
    signal.throwIfAborted();
    if (!now) throw new ApiError('refused', GONE);
    const current = valuesOf(now);
    if (changedFields(reported.get(id) ?? seen, current).length > 0) {
      reported.set(id, current);
      throw new ApiError('refused', `${editorOf(now)} has changed it since you last saw it.`);
    }
    return send(now, COMPARED);
  };
}
