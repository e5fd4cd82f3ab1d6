// Deletes an entry: asks for confirmation, sends the call, shows the result and refreshes the lists.
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError, messageOf, unknownOutcome } from '@/api/answer';
import { useConfirm } from '@/ui/confirm';
import type { Question } from '@/ui/question';
import { toast } from '@/ui/toasts';
import type { Undoable } from './undo';
import { useSave } from './useSave';

interface Options {
  /** The lists to fetch again. */
  refresh: QueryKey;
  /** The toast after deleting; without it, a dialog shows the result. */
  success?: string;
  /** The specification's words for any failure: a toast, with the reason behind them. */
  failed?: string;
}

type Sent = () => Promise<object>;

interface DeleteQuestion extends Pick<Question, 'title' | 'text'> {
  /** What is known here says that the server will refuse: it can still be tried, but nothing leads there. */
  isRefused?: boolean;
}

const MAYBE_DELETED = 'It may have been deleted: please look at the list before deleting again.';

/** What is added again as it was; it has another number then, and whoever did so has posted it. */
interface Addition {
  what: string;
  add: Sent;
}

/** `confirmDelete({ title: 'Delete the role Clerk?' }, () => deleteRole(id))` */
export function useDelete(options: Options) {
  const confirm = useConfirm();
  const { failed } = options;
  const again = useRef<Undoable>(undefined);
  const { save } = useSave({ ...options, maybeSaved: MAYBE_DELETED, undoable: () => again.current });
  const latest = useRef({ confirm, failed, save });
  latest.current = { confirm, failed, save };
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  // Always the same function: the columns that have it need not be made anew.
  return useCallback(async ({ isRefused = false, ...question }: DeleteQuestion, send: Sent, addition?: Addition) => {
    const manner = isRefused ? ({ intent: 'none', isCautious: true } as const) : ({ intent: 'danger' } as const);
    if (!(await latest.current.confirm({ confirm: 'Yes, Delete', ...manner, ...question }))) return;
    // One after the other: who is faster than the server has meant both.
    const before = underWay.current;
    const done = before.then(async () => {
      const { failed: words, save: sendOnce } = latest.current;
      again.current = addition && addedAgain(addition);
      const settle = toast.underWay('Deleting …');
      await sendOnce(words === undefined ? send : () => telling(words, send)).finally(settle);
    });
    underWay.current = done.catch(() => undefined);
    await done;
  }, []);
}

const addedAgain = ({ what, add }: Addition): Undoable => ({
  done: `${what} is deleted.`,
  undone: `${what} is there again.`,
  undo: add,
});

async function telling<Answer>(failed: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
    const unknown = unknownOutcome(error);
    if (!isSignedOut) toast.error(`${failed} ${unknown ? `${unknown} ${MAYBE_DELETED}` : messageOf(error)}`);
    throw error;
  }
}
