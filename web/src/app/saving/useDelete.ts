// Deletes an entry: asks as for any act that cannot be undone, sends the call, shows the result and refreshes the lists.
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError, messageOf, unknownOutcome } from '@/api/answer';
import type { Acting } from '@/api/client';
import { toast } from '@/ui/messages/toasts';
import type { Act } from './acts';
import type { Undoable } from './undo';
import { useAgree } from './useAct';
import { useSave } from './useSave';

interface Options {
  /** The lists to fetch again. */
  refresh: QueryKey;
  /** The toast after deleting; without it, a dialog shows the result. */
  success?: string;
  /** The specification's words for any failure, where it has some: a toast, with the reason behind them. */
  failed?: string;
}

type Sent = (by: Acting) => Promise<object>;

interface DeleteQuestion extends Pick<Act, 'title' | 'text'> {
  /** What is known here says that the server will refuse: it can still be tried. */
  isRefused?: boolean;
}

/** Where a toast says that it is done, one says that it is not: there is no form that could. */
const NOT_DELETED = 'Not deleted.';
const MAYBE_DELETED = 'It may have been deleted: please look at the list before deleting again.';

/** What is added again as it was; it has another number then, and whoever did so has posted it. */
interface Addition {
  what: string;
  add: Sent;
}

/** `confirmDelete({ title: 'Delete the role Clerk?', text: … }, (by) => deleteRole(by, id))` */
export function useDelete(options: Options) {
  const agree = useAgree();
  const failed = options.failed ?? (options.success === undefined ? undefined : NOT_DELETED);
  const again = useRef<Undoable>(undefined);
  const { save } = useSave({
    ...options,
    ...(failed !== undefined && { failed }),
    maybeSaved: MAYBE_DELETED,
    undoable: () => again.current,
  });
  const latest = useRef({ agree, failed, save });
  latest.current = { agree, failed, save };
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  // Always the same function: the columns that have it need not be made anew.
  return useCallback(async ({ isRefused = false, ...question }: DeleteQuestion, send: Sent, addition?: Addition) => {
    const intent = isRefused ? 'none' : 'danger';
    const by = await latest.current.agree({ confirm: 'Yes, Delete', intent, ...question });
    if (!by) return;
    // One after the other: who is faster than the server has meant both.
    const before = underWay.current;
    const done = before.then(async () => {
      const { failed: words, save: sendOnce } = latest.current;
      again.current = addition && addedAgain(addition, by);
      const settle = toast.underWay('Deleting …');
      await sendOnce(() => (words === undefined ? send(by) : telling(words, () => send(by)))).finally(settle);
    });
    underWay.current = done.catch(() => undefined);
    await done;
  }, []);
}

const addedAgain = ({ what, add }: Addition, by: Acting): Undoable => ({
  done: `${what} is deleted.`,
  undone: `${what} is there again.`,
  undo: () => add(by),
});

async function telling<Answer>(failed: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
    const unknown = unknownOutcome(error);
    const told = unknown ? `${unknown} ${MAYBE_DELETED}` : messageOf(error);
    // Nobody knows whether it is not deleted.
    const isDoubtful = unknown !== undefined && failed === NOT_DELETED;
    if (!isSignedOut) toast.error(isDoubtful ? told : `${failed} ${told}`);
    throw error;
  }
}
