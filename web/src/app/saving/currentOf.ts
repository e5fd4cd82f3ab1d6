// The current state of a record, read before it is replaced, so that a colleague's change is not overwritten.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import type { Compared } from '@/api/client';
import { readAnew } from '@/app/list/readAnew';
import { sameSession } from '@/app/session/store';
import { asRead } from '../list/readAnew';

/** Only this folder uses it, to give it to who has compared: a test of the project looks. */
export const COMPARED = {} as Compared;

/** How to find the current state of a record. */
export interface RecordSource<Item> {
  idOf: (item: Item) => string;
  list: { queryKey: QueryKey; queryFn: () => Promise<Item[]> };
}

/**
 * Undefined when the list does not contain the record. Rejects when the list cannot be read, or when the session has
 * changed since: then nothing must be sent.
 */
export async function currentOf<Item>(
  id: string,
  idOf: (item: Item) => string,
  read: () => Promise<Item[]>,
): Promise<Item | undefined> {
  const isTheirs = sameSession();
  const [looked] = await Promise.allSettled([read()]);
  if (!isTheirs()) throw new ApiError('signedOut', '');
  if (looked.status === 'rejected') throw looked.reason;
  return looked.value.find((each) => idOf(each) === id);
}

export const currentIn = <Item>(queries: QueryClient, item: Item, { idOf, list }: RecordSource<Item>) =>
  currentOf(idOf(item), idOf, () => asRead(readAnew(queries, list)));

/** The user who saved a record last, if the record says so; the field's name differs between areas. */
interface Edited {
  editedby?: string;
  editby?: string;
  edited_by?: string;
  lastupdateby?: string;
  EditedBy?: string;
}

export function editorOf({ editedby, editby, edited_by, lastupdateby, EditedBy }: Edited): string {
  return editedby || editby || edited_by || lastupdateby || EditedBy || 'Someone else';
}
