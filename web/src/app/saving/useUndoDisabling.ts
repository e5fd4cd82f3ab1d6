// Undo for a form that has disabled its record: makes it active again and keeps everything else that was saved.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/answer';
import { whenRefreshed } from '@/app/list/refreshes';
import { sameSession } from '@/app/session/store';
import type { EditedRecord } from './concurrentChanges';
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

export function useUndoDisabling<Item extends object, Values>(
  disables: Disables<Values> | undefined,
  replaced: EditedRecord<Item, Values>,
) {
  const queries = useQueryClient();
  const { item, idOf, list } = replaced;
  const listed = () => item && queries.getQueryData<Item[]>(list.queryKey)?.find((each) => idOf(each) === idOf(item));

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
    const saved = whenRefreshed().then(listed);
    return {
      done,
      undone,
      undo: async () => {
        const isTheirs = sameSession();
        const shown = await saved;
        // If the list cannot be checked, nothing is replaced.
        await queries.fetchQuery({ ...list, staleTime: 0 }).catch((error: unknown) => {
          throw new ApiError('refused', messageOf(error));
        });
        if (!isTheirs()) throw new ApiError('signedOut', '');
        const now = listed();
        // Unchanged records stay the same objects when the list is refetched.
        if (now && shown !== now) throw new ApiError('refused', `${editorOf(now)} has changed it meanwhile.`);
        return send(again);
      },
    };
  };
}
