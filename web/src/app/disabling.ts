// What a form has disabled is made active again; all else that was saved with it stays.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import { beginningOf } from '@/ui/words';
import { whenRefreshed } from './refreshes';
import { lookedUp, type Replaced, whoOf } from './replacing';
import type { Undoable } from './undo';

export interface Disables<Values> extends Pick<Undoable, 'done' | 'undone'> {
  field: keyof Values & string;
  /** Its value when it is disabled. */
  off: unknown;
}

/** Of a long name so much as a message can hold. */
const NAME_LENGTH = 60;

/** What is said of most things; `where` tells where it can be found then. */
export function inactive(name: string, where = ''): Pick<Undoable, 'done' | 'undone'> {
  const named = `“${beginningOf(name, NAME_LENGTH)}”`;
  return { done: `${named} is no longer active. ${where}`.trim(), undone: `${named} is active again.` };
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
  return <Output>({ opened, written, send }: Saved<Values, Output>): Undoable | undefined => {
    const { item } = replaced;
    if (!disables || !item) return undefined;
    const { field, off, done, undone } = disables;
    const before = opened[field];
    if (before === off || (written as Record<string, unknown>)[field] !== off) return undefined;
    const again = { ...written, ...('image' in (written as object) && NO_PICTURE), [field]: before };
    return {
      done,
      undone,
      undo: async () => {
        await unchangedSince(queries, item, replaced);
        return send(again);
      },
    };
  };
}

/** The list has been loaded anew since it was saved: what differs from it is somebody else's. */
async function unchangedSince<Item extends object, Values>(
  queries: QueryClient,
  item: Item,
  replaced: Replaced<Item, Values>,
): Promise<void> {
  await whenRefreshed();
  const { idOf, list } = replaced;
  const listed = () => queries.getQueryData<Item[]>(list.queryKey)?.find((each) => idOf(each) === idOf(item));
  const shown = listed();
  await lookedUp(queries, item, replaced);
  const now = listed();
  // In a list, records that are as they were stay the same objects.
  if (shown && now && shown !== now) throw new ApiError('refused', `${whoOf(now)} has changed it meanwhile.`);
}
