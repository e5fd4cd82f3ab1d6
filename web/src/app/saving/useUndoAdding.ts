// Undo for a form that has added a record which is active at once: the record is disabled. It is found in the list,
// because the answer does not name it.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import type { Agreed, Compared } from '@/api/client';
import { asRead, readAnew } from '../list/readAnew';
import { AGREED } from './agreement';
import { COMPARED, type RecordSource } from './currentOf';
import type { Undoable } from './undo';

const NOT_FOUND = 'The list does not show which one it is. Disable it there.';

export function useUndoAdding<Item>({ idOf, list }: RecordSource<Item>) {
  const queries = useQueryClient();
  /**
   * To be called right after saving: the cached list does not have the new record yet. Without that list there is no
   * Undo, because an older record that says the same would be taken for the new one.
   */
  return (
    texts: Pick<Undoable, 'done' | 'undone'>,
    isAdded: (item: Item) => boolean,
    disable: (item: Item, agreed: Agreed & Compared) => Promise<unknown>,
  ): Undoable | undefined => {
    const cached = queries.getQueryData<Item[]>(list.queryKey);
    if (!cached) return undefined;
    const before = new Set(cached.map(idOf));
    return {
      ...texts,
      undo: async () => {
        const items = await asRead(readAnew(queries, list));
        const [added, ...others] = items.filter((item) => !before.has(idOf(item)) && isAdded(item));
        if (!added || others.length > 0) throw new ApiError('refused', NOT_FOUND);
        // It was read just now.
        return disable(added, { ...AGREED, ...COMPARED });
      },
    };
  };
}
