// Saves a form: sends the call once, shows the result and refreshes the lists. A call that nobody answered may have been
// carried out: the form stays, says so, and says how to find out.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, MAYBE_SAVED, messageOf, unknownOutcome } from '@/api/answer';
import { noteSaved } from '@/app/list/justSaved';
import { noteRefresh } from '@/app/list/refreshes';
import { sameSession } from '@/app/session/store';
import { tellResult } from '@/ui/dialogs/confirm';
import { toast } from '@/ui/messages/toasts';
import { useFailure } from '@/ui/saving/useFailure';
import { offerUndo, type Undoable } from './undo';
import { useKeptTyping } from './useKeptTyping';

export interface SaveOptions<Values extends FieldValues, Output> {
  /** The lists to fetch again. */
  refresh?: QueryKey;
  /** The toast after saving. Where the specification has none, a dialog shows how it went, in the server's words. */
  success?: string | undefined;
  /** The words of the result dialog, where the server has none. */
  result?: string;
  /** How a toast shows what the server refused. */
  refusal?: 'error' | 'warning';
  /** A refusal that is about one field is shown at that field, too. */
  form?: UseFormReturn<Values, unknown, Output>;
  /** The form's own names of fields that the request names otherwise. */
  formFields?: Record<string, FieldPath<Values>>;
  /** What to say when nobody knows whether it was done: how to find out before it is done twice. */
  maybeSaved?: string;
  /** The specification's words for any failure: they stay in the form, with the reason behind them. */
  failed?: string;
  /** How it can be taken back, asked once it is saved. */
  undoable?: () => Undoable | undefined;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.failure === 'refused';

/** Works because a form's fields have the same names as those of the request, wherever possible. */
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
  const { maybeSaved = MAYBE_SAVED, failed, undoable } = options;
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const wasUnknown = useRef(false);
  // That an earlier try may have been carried out stays, also when a field speaks in place of the next call.
  const [failure, setFailure] = useFailure(form, null, () => wasUnknown.current);
  const isRestored = useKeptTyping(form);

  const showFailure = (error: unknown) => {
    const unknown = unknownOutcome(error);
    const message = unknown ? `${unknown} ${maybeSaved}` : messageOf(error);
    // Before the dialog opens, which then gives the focus back to the field.
    if (form && error instanceof ApiError) showAtField(form, error, formFields);
    if (failed) setFailure(`${failed} ${message}`);
    else if (!success) {
      tellResult({ isSuccess: false, message });
      // The dialog is closed again, and this still has to be known.
      if (unknown) setFailure(maybeSaved);
    } else if (isRefusal(error)) {
      toast[refusal](message);
      // Perhaps refused only because an earlier try, which nobody answered, was carried out.
      if (wasUnknown.current) setFailure(maybeSaved);
    }
    // Other errors stay visible in the form.
    else setFailure(message);
    if (unknown) wasUnknown.current = true;
  };

  /**
   * `onSaved` closes the form; after a failure it stays open. `isSure` asks what has to be asked first: without a yes nothing is
   * sent.
   */
  const save = async (send: () => Promise<object>, onSaved?: () => void, isSure?: () => Promise<boolean>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    // Signed out meanwhile, perhaps by a failure of this very call, or somebody else has signed in: it is not for them.
    const isTheirs = sameSession();
    const goesOn = isSure ? await isSure().catch(() => false) : true;
    if (!goesOn || !isTheirs()) {
      isBusy.current = false;
      return;
    }
    const outcome = await send().then(
      (answer) => ({ message: result ?? ('message' in answer ? String(answer.message ?? '') : '') }),
      (error: unknown) => ({ error }),
    );
    // After a failure as well: what nobody has answered may have been done.
    const refreshLists = () => refresh && noteRefresh(queries.invalidateQueries({ queryKey: refresh }));
    if ('error' in outcome) {
      // Not before the form is free again: whoever is told of it writes, saves or leaves at once.
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
    // Synchronous: the closing form restores the focus before the result dialog takes it.
    flushSync(() => onSaved?.());
    refreshLists();
    const taken = undoable?.();
    if (!success) tellResult({ isSuccess: true, message: outcome.message });
    if (taken) offerUndo(taken, { queries, refresh, said: success });
    else if (success) toast.success(success);
  };

  return { save, failure, isRestored };
}
