// Deletes an entry: asks for confirmation, sends the call, shows the result and refreshes the lists.
import type { QueryKey } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/answer';
import { useConfirm } from '@/ui/confirm';
import type { Question } from '@/ui/question';
import { toast } from '@/ui/toasts';
import { useSave } from './useSave';

interface Options {
  /** The lists to fetch again. */
  refresh: QueryKey;
  /** The toast after deleting; without it, a dialog shows the result. */
  success?: string;
  /** The specification's words for any failure: a toast, with the reason behind them. */
  failed?: string;
}

interface DeleteQuestion extends Pick<Question, 'title' | 'text'> {
  /** What is known here says that the server will refuse: it can still be tried, but nothing leads there. */
  isRefused?: boolean;
}

/** `confirmDelete({ title: 'Delete the role Clerk?' }, () => deleteRole(id))` */
export function useDelete(options: Options) {
  const confirm = useConfirm();
  const { failed } = options;
  const { save } = useSave(options);
  return async ({ isRefused = false, ...question }: DeleteQuestion, send: () => Promise<object>) => {
    const manner = isRefused ? ({ intent: 'none', isCautious: true } as const) : ({ intent: 'danger' } as const);
    if (!(await confirm({ confirm: 'Yes, Delete', ...manner, ...question }))) return;
    const settle = toast.underWay('Deleting …');
    await save(failed === undefined ? send : () => telling(failed, send)).finally(settle);
  };
}

async function telling<Answer>(failed: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
    if (!isSignedOut) toast.error(`${failed} ${messageOf(error)}`);
    throw error;
  }
}
