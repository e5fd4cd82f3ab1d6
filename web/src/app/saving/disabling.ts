// What a form has disabled is made active again; all else that was saved with it stays.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/answer';
import { whenRefreshed } from '@/app/list/refreshes';
import { sameSession } from '@/app/session/store';
import type { Replaced } from './replacing';
import type { Undoable } from './undo';
import { whoOf } from './whoOf';

export interface Disables<Values> extends Pick<Undoable, 'done' | 'undone'> {
  field: keyof Values & string;
  /** Its value when it is disabled. */
  off: unknown;
}

interface Saved<Values, Output> {
  opened: Values;
  written: Output;
  send: (written: Output) => Promise<object>;
}

/** A picture that was sent is the server's by now. */
const NO_PICTURE = { image: null };

export function useDisabling<Item extends object, Values>(
  disables: Disables<Values> | undefined,
  replaced: Replaced<Item, Values>,
) {
  const queries = useQueryClient();
  const { item, idOf, list } = replaced;
  const listed = () => item && queries.getQueryData<Item[]>(list.queryKey)?.find((each) => idOf(each) === idOf(item));

  /** Asked once it is saved, and while its list is loaded anew: how it stands then is what is taken back, and nothing later. */
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
        // Where nobody can look, nothing is replaced.
        await queries.fetchQuery({ ...list, staleTime: 0 }).catch((error: unknown) => {
          throw new ApiError('refused', messageOf(error));
        });
        if (!isTheirs()) throw new ApiError('signedOut', '');
        const now = listed();
        // In a list, records that are as they were stay the same objects.
        if (now && shown !== now) throw new ApiError('refused', `${whoOf(now)} has changed it meanwhile.`);
        return send(again);
      },
    };
  };
}
