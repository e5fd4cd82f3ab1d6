// Deletes an entry: asks first, because it cannot be undone, sends the call, shows the result and refetches the lists.
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError, OFFLINE, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { showResult } from '@/ui/dialogs/confirm';
import { toast } from '@/ui/messages/toasts';
import type { ActQuestion } from './agreement';
import { useSave } from './useSave';

interface Options {
  /** The lists to refetch. */
  refresh: QueryKey;
  /** The toast after deleting; without it, a dialog shows the result. */
  success?: string;
  /** The specification's words for any failure, if there are any: shown in a toast, followed by the reason. */
  failed?: string;
}

type Send = (agreed: Agreed) => Promise<object>;

interface DeleteQuestion extends Pick<ActQuestion, 'title' | 'text'> {
  /** The console expects the server to refuse; the user may still try. */
  isRefused?: boolean;
}

/** Adds the record again as it was. It then has a new number and the current user as its author. */
interface Addition {
  what: string;
  add: Send;
}

interface Deletion {
  question: DeleteQuestion;
  send: Send;
  addition: Addition | undefined;
}

/** Where a toast reports success, a toast must report failure as well, because there is no form to show it. */
const NOT_DELETED = 'Not deleted.';
const MAYBE_DELETED = 'It may have been deleted. Check the list before you delete again.';

/** `confirmDelete({ title: 'Delete the role Clerk?', text: … }, (agreed) => deleteRole(agreed, id))` */
export function useDelete({ refresh, success, failed = success && NOT_DELETED }: Options) {
  const { save } = useSave({
    refresh,
    success,
    maybeSaved: MAYBE_DELETED,
    isQueued: true,
    underWay: 'Deleting …',
    asks: ({ question: { isRefused, ...question } }: Deletion) => ({
      confirm: 'Yes, Delete',
      intent: isRefused ? 'none' : 'danger',
      ...question,
    }),
    send: ({ send }, agreed) => send(agreed),
    undo: ({ addition }, agreed) =>
      addition && {
        done: `${addition.what} deleted.`,
        undone: `${addition.what} restored.`,
        undo: () => addition.add(agreed),
      },
    onFailure: (error, message) => {
      // It is unknown whether the record was deleted, so 'Not deleted.' would be wrong.
      const isDoubtful = failed === NOT_DELETED && unknownOutcome(error) !== undefined;
      if (error instanceof ApiError && error.isNotSent) toast.error(OFFLINE);
      else if (!failed) showResult({ isSuccess: false, message });
      else toast.error(isDoubtful ? message : `${failed} ${message}`);
    },
  });
  const latest = useRef(save);
  latest.current = save;
  // Always the same function, so that the columns which use it need not be created again.
  return useCallback(
    (question: DeleteQuestion, send: Send, addition?: Addition) => latest.current({ question, send, addition }),
    [],
  );
}
