// Undo for a form that has disabled its record.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import { type EditedRecord, isUnchanged } from './concurrentChanges';
import { editorOf, useCurrent } from './currentOf';
import type { Undoable } from './undo';

export interface Disabling<Values> extends Pick<Undoable, 'done' | 'undone'> {
  field: keyof Values & string;
  /** The field's value when the record is disabled. */
  off: unknown;
}

interface DisablingSave<Values, Output> {
  opened: Values;
  written: Output;
  send: (written: Output) => Promise<object>;
}

/** The picture was already uploaded by the first save. */
const NO_PICTURE = { image: null };
const NOT_CHECKED = 'We could not check for changes by others since you saved it.';

/** For a form that has disabled its record: undo makes it active again and keeps everything else that was saved. */
export function useUndoDisabling() {
  const queries = useQueryClient();
  const currentOf = useCurrent();
  /**
   * To be called right after saving, while the list is refetched: undo compares with that state, so that a later change
   * is not undone.
   */
  return <Item extends object, Values extends object, Output>(
    { field, off, done, undone }: Disabling<Values>,
    record: EditedRecord<Item, Values>,
    { opened, written, send }: DisablingSave<Values, Output>,
  ): Undoable | undefined => {
    const { item, idOf, list } = record;
    const before = opened[field];
    if (!item || before === off || (written as Record<string, unknown>)[field] !== off) return undefined;
    const again = { ...written, ...('image' in (written as object) && NO_PICTURE), [field]: before };
    /** The record as it was saved, when the list has been refetched; undefined when it could not be. */
    const listed = async () => {
      const items = await queries.fetchQuery({ ...list, staleTime: Number.POSITIVE_INFINITY }).catch(() => undefined);
      return items?.find((each) => idOf(each) === idOf(item));
    };
    const saved = listed();
    return {
      done,
      undone,
      undo: async () => {
        const shown = await saved;
        const now = await currentOf(item, record);
        if (now && !shown) throw new ApiError('refused', NOT_CHECKED);
        if (now && shown && !isUnchanged(shown, now, record))
          throw new ApiError('refused', `${editorOf(now)} has changed it since you saved it.`);
        return send(again);
      },
    };
  };
}
