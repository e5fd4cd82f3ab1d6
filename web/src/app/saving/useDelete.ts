// Deletes an entry: asks first, because it cannot be undone, sends the call, shows the result and refetches the lists.
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError, messageOf, OFFLINE, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { isOffline } from '@/api/offline';
import { sameSession } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';
import type { Act } from './confirmation';
import type { Undoable } from './undo';
import { useAgree } from './useAct';
import { useSave } from './useSave';

interface Options {
  /** The lists to refetch. */
  refresh: QueryKey;
  /** The toast after deleting; without it, a dialog shows the result. */
  success?: string;
  /** The specification's words for any failure, if there are any: shown in a toast, followed by the reason. */
  failed?: string;
}

type Sent = (by: Agreed) => Promise<object>;

interface DeleteQuestion extends Pick<Act, 'title' | 'text'> {
  /** The console expects the server to refuse; the user may still try. */
  isRefused?: boolean;
}

/** Where a toast reports success, a toast must report failure as well, because there is no form to show it. */
const NOT_DELETED = 'Not deleted.';
const MAYBE_DELETED = 'It may have been deleted: please look at the list before deleting again.';

/** Adds the record again as it was. It then has a new number and the current user as its author. */
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
    isEachConfirmed: true,
    undoable: () => again.current,
  });
  const latest = useRef({ agree, failed, save });
  latest.current = { agree, failed, save };
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  // Always the same function, so that the columns which use it need not be created again.
  return useCallback(async ({ isRefused = false, ...question }: DeleteQuestion, send: Sent, addition?: Addition) => {
    const intent = isRefused ? 'none' : 'danger';
    const by = await latest.current.agree({ confirm: 'Yes, Delete', intent, ...question });
    if (!by) return;
    const isTheirs = sameSession();
    // Deletions run one after another: a user who is faster than the server means all of them.
    const before = underWay.current;
    const done = before.then(async () => {
      if (!isTheirs()) return;
      if (isOffline()) {
        toast.error(OFFLINE);
        return;
      }
      const { failed: words, save: sendOnce } = latest.current;
      again.current = addition && addedAgain(addition, by);
      const settle = toast.underWay('Deleting …');
      await sendOnce(() => (words === undefined ? send(by) : telling(words, () => send(by)))).finally(settle);
    });
    underWay.current = done.catch(() => undefined);
    await done;
  }, []);
}

const addedAgain = ({ what, add }: Addition, by: Agreed): Undoable => ({
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
    const message = unknown ? `${unknown} ${MAYBE_DELETED}` : messageOf(error);
    // It is unknown whether the record was deleted, so 'Not deleted.' would be wrong.
    const isDoubtful = unknown !== undefined && failed === NOT_DELETED;
    if (!isSignedOut) toast.error(isDoubtful ? message : `${failed} ${message}`);
    throw error;
  }
}
