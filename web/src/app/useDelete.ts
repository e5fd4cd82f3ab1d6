// Deletes an entry: asks for confirmation, sends the call, shows the result and refreshes the lists.
import type { QueryKey } from '@tanstack/react-query';
import { useConfirm } from '@/ui/confirm';
import type { Question } from '@/ui/question';
import { useSave } from './useSave';

interface Options {
  /** The lists to fetch again. */
  refresh: QueryKey;
  /** The toast after deleting; without it, a dialog shows the result. */
  success?: string;
}

/** `confirmDelete({ title: 'Delete the role Clerk?' }, () => deleteRole(id))` */
export function useDelete(options: Options) {
  const confirm = useConfirm();
  const { save } = useSave(options);
  return async (question: Pick<Question, 'title' | 'text'>, send: () => Promise<{ message: string }>) => {
    if (await confirm({ confirm: 'Yes, Delete', intent: 'danger', ...question })) await save(send);
  };
}
