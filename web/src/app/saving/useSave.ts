// Saves a form: sends the call once, shows the result and refetches the lists. A call without an answer may have been
// carried out: the form then stays, says so, and says how to find out.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, MAYBE_SAVED, messageOf, offline, unknownOutcome } from '@/api/answer';
import { isOffline } from '@/api/offline';
import { noteSaved } from '@/app/list/justSaved';
import { sameSession } from '@/app/session/store';
import { showResult } from '@/ui/dialogs/confirm';
import { toast } from '@/ui/messages/toasts';
import { useFailure } from '@/ui/saving/useFailure';
import { offerUndo, type Undoable } from './undo';
import { useRestoredInput } from './useRestoredInput';

export interface SaveOptions<Values extends FieldValues, Output> {
  /** The lists to refetch. */
  refresh?: QueryKey;
  /** The toast after saving. Where the specification has none, a dialog shows the result in the server's words. */
  success?: string | undefined;
  /** The text of the result dialog, where the server has none. */
  result?: string;
  /** The kind of toast that shows a refusal of the server. */
  refusal?: 'error' | 'warning';
  /** A refusal that is about one field is shown at that field as well. */
  form?: UseFormReturn<Values, unknown, Output>;
  /** Form fields that have another name in the request, by the request's name. */
  formFields?: Record<string, FieldPath<Values>>;
  /** Added when it is unknown whether the call was carried out: how to find out before trying again. */
  maybeSaved?: string;
  /** The specification's words for any failure: shown in the form, followed by the reason. */
  failed?: string;
  /** Each call was confirmed, so each is sent. Otherwise a call during another one is a repeated press, and ignored. */
  isEachConfirmed?: boolean;
  /** Called after saving; returns how to undo it. */
  undoable?: () => Undoable | undefined;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.failure === 'refused';

/** Relies on form fields having the same names as the request's fields, wherever possible. */
function showAtField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { field = '', message }: ApiError,
  formFields: Record<string, FieldPath<Values>>,
): void {
  const name = formFields[field] ?? field;
  if (!(name in form.getValues())) return;
  form.setError(name as FieldPath<Values>, { type: 'refused', message }, { shouldFocus: true });
}

export function useSave<Values extends FieldValues = FieldValues, Output = Values>(
  options: SaveOptions<Values, Output>,
) {
  const { refresh, success, result, refusal = 'error', form, formFields = {} } = options;
  const { maybeSaved = MAYBE_SAVED, failed, isEachConfirmed = false, undoable } = options;
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const wasUnknown = useRef(false);
  // The note that an earlier try may have been carried out stays, even when a field shows an error in place of the next
  // call.
  const [failure, setFailure] = useFailure(form, null, () => wasUnknown.current);
  const isRestored = useRestoredInput(form);

  const showFailure = (error: unknown) => {
    const unknown = unknownOutcome(error);
    const message = unknown ? `${unknown} ${maybeSaved}` : messageOf(error);
    // Before the result dialog opens, so that the dialog returns the focus to the field.
    if (form && error instanceof ApiError) showAtField(form, error, formFields);
    // A refusal may come only because an earlier call without an answer was carried out.
    if (failed) setFailure([failed, message, !unknown && wasUnknown.current && maybeSaved].filter(Boolean).join(' '));
    else if (!success) {
      showResult({ isSuccess: false, message });
      // Stays visible after the dialog is closed.
      if (unknown) setFailure(maybeSaved);
    } else if (isRefusal(error)) {
      toast[refusal](message);
      if (wasUnknown.current) setFailure(maybeSaved);
    }
    // Other errors stay visible in the form.
    else setFailure(message);
    if (unknown) wasUnknown.current = true;
  };

  /**
   * `onSaved` closes the form; after a failure it stays open. `isSure` asks the user first: nothing is sent unless it
   * resolves to true.
   */
  const save = async (send: () => Promise<object>, onSaved?: () => void, isSure?: () => Promise<boolean>) => {
    if (isBusy.current && !isEachConfirmed) return;
    isBusy.current = true;
    setFailure(null);
    // If the session has ended meanwhile, perhaps by a failure of this very call, or another user has signed in, the
    // result is not shown to them.
    const isTheirs = sameSession();
    // Nothing is looked up or asked then.
    const isAway = isOffline();
    const goesOn = isSure && !isAway ? await isSure().catch(() => false) : true;
    if (!goesOn || !isTheirs()) {
      isBusy.current = false;
      return;
    }
    const outcome = await (isAway ? Promise.reject(offline()) : send()).then(
      (answer) => ({ message: result ?? ('message' in answer ? String(answer.message ?? '') : '') }),
      (error: unknown) => ({ error }),
    );
    // After a failure as well, because a call without an answer may have been carried out.
    const refreshLists = () => {
      if (refresh) void queries.invalidateQueries({ queryKey: refresh });
    };
    if ('error' in outcome) {
      // Deferred until the form is no longer submitting: the user may type, save or leave as soon as the failure is
      // shown.
      setTimeout(() => {
        isBusy.current = false;
        if (!isTheirs()) return;
        showFailure(outcome.error);
        refreshLists();
      });
      return;
    }
    isBusy.current = false;
    if (!isTheirs()) return;
    wasUnknown.current = false;
    noteSaved();
    // Synchronous, so that the closing form restores the focus before the result dialog takes it.
    flushSync(() => onSaved?.());
    refreshLists();
    const taken = undoable?.();
    if (!success) showResult({ isSuccess: true, message: outcome.message });
    if (taken) offerUndo(taken, { queries, refresh, message: success });
    else if (success) toast.success(success);
  };

  /** Whether a call may have been carried out although the form shows a failure. */
  const maybeDone = () => wasUnknown.current;

  return { save, failure, maybeDone, isRestored };
}
