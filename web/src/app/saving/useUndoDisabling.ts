// Undo for a form that has disabled its record: makes it active again and keeps everything else that was saved.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import { type EditedRecord, isUnchanged } from './concurrentChanges';
import { useCurrent } from './currentOf';
import { editorOf } from './editorOf';
import type { Undoable } from './undo';

export interface Disables<Values> extends Pick<Undoable, 'done' | 'undone'> {
  field: keyof Values & string;
  /** The field's value when the record is disabled. */
  off: unknown;
}

interface Saved<Values, Output> {
  opened: Values;
  written: Output;
  send: (written: Output) => Promise<object>;
}

/** The picture was already uploaded by the first save. */
const NO_PICTURE = { image: null };
const NOT_CHECKED = 'We could not check whether someone else has changed it since you saved it.';

export function useUndoDisabling<Item extends object, Values extends object>(
  disables: Disables<Values> | undefined,
  replaced: EditedRecord<Item, Values>,
) {
  const queries = useQueryClient();
  const currentOf = useCurrent();
  const { item, idOf, list } = replaced;
  /** The record as it was saved, when the list has been refetched; undefined when it could not be. */
  const listed = async () => {
    const items = await queries.fetchQuery({ ...list, staleTime: Number.POSITIVE_INFINITY }).catch(() => undefined);
    return item && items?.find((each) => idOf(each) === idOf(item));
  };

  /**
   * To be called right after saving, while the list is refetched: undo compares with that state, so that a later change
   * is not undone.
   */
  return <Output>({ opened, written, send }: Saved<Values, Output>): Undoable | undefined => {
    if (!disables || !item) return undefined;
    const { field, off, done, undone } = disables;
    const before = opened[field];
    if (before === off || (written as Record<string, unknown>)[field] !== off) return undefined;
    const again = { ...written, ...('image' in (written as object) && NO_PICTURE), [field]: before };
    const saved = listed();
    return {
      done,
      undone,
      undo: async () => {
        const shown = await saved;
        const now = await currentOf(item, replaced);
        if (now && !shown) throw new ApiError('refused', NOT_CHECKED);
        if (now && shown && !isUnchanged(shown, now, replaced))
          throw new ApiError('refused', `${editorOf(now)} has changed it since you saved it.`);
        return send(again);
      },
    };
  };
}
