import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '@/ui/confirm';
import { PROCEED, type Question } from '@/ui/question';

interface List<Item> {
  queryKey: QueryKey;
  queryFn: () => Promise<Item[]>;
}

/** Who wrote it last, where it says so; areas spell the field differently. */
interface Edited {
  editedby?: string;
  editby?: string;
  edited_by?: string;
  lastupdateby?: string;
  EditedBy?: string;
  status?: 'A' | 'D';
}

/** Field by field: two calls of a server may give the fields in another order, and one of them more. */
const differs = <Item extends object>(now: Item, opened: Item) =>
  (Object.keys(opened) as (keyof Item)[]).some((key) => JSON.stringify(now[key]) !== JSON.stringify(opened[key]));

/**
 * Whether an item may be saved: who would replace what somebody else has written since it was opened is asked first. A server that
 * cannot say now does not stand in the way; saving asks it again.
 */
export function useMayReplace<Item extends object>(
  list: List<Item>,
  idOf: (item: Item) => string,
  item: Item | undefined,
) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [opened, setOpened] = useState(item);
  const mayReplace = async (): Promise<boolean> => {
    // What is new replaces nothing.
    if (!opened) return true;
    const items = await queries.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
    const now = items?.find((each) => idOf(each) === idOf(opened));
    if (!now || !differs(now, opened)) return true;
    const { editedby, editby, edited_by, lastupdateby, EditedBy, status }: Edited = now;
    const who = editedby || editby || edited_by || lastupdateby || EditedBy || 'Somebody else';
    const isDisabled = (opened as Edited).status === 'A' && status === 'D';
    const [did, lost] = isDisabled ? ['disabled', 'did'] : ['changed', 'wrote'];
    return confirm({
      title: 'Changed meanwhile',
      text: `${who} has ${did} it since you opened it. Saving replaces what they ${lost}.`,
      confirm: 'Replace',
      cancel: 'Stay',
      intent: 'danger',
      isCautious: true,
    });
  };
  return {
    mayReplace,
    /** Asks whether to go on first, and says what it means where somebody should know; then as above. */
    mayProceed: async (question: Partial<Question> = {}): Promise<boolean> =>
      (await confirm({ ...PROCEED, ...question })) && mayReplace(),
    noteOpened: () => setOpened(item),
  };
}
