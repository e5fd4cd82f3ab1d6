// Deleting, as every screen does it: asked first, sent once, told, and the lists anew.
import type { QueryKey } from '@tanstack/react-query';
import { useConfirm } from '@/ui/confirm';
import type { Question } from '@/ui/question';
import { useSave } from './useSave';

interface Options {
  /** The lists that are no longer what they were. */
  refresh: QueryKey;
  /** A toast for what was deleted; else a dialog tells how it went. */
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
