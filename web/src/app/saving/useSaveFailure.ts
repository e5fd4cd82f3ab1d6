// What a person is told when a save has failed, and where: in the form, at a field, in a toast or in a dialog.
import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, MAYBE_SAVED, messageOf, unknownOutcome } from '@/api/answer';
import { showResult } from '@/ui/dialogs/confirm';
import { toast } from '@/ui/messages/toasts';
import { useFailure } from '@/ui/saving/useFailure';

export interface FailureOptions<Values extends FieldValues, Output> {
  /** A refusal that is about one field is shown at that field as well. */
  form?: UseFormReturn<Values, unknown, Output>;
  /** Form fields that have another name in the request, by the request's name. */
  formFields?: Record<string, FieldPath<Values>>;
  /** The toast after saving; without it, dialogs show results. */
  success?: string | undefined;
  /** The kind of toast that shows a refusal of the server. */
  refusal?: 'error' | 'warning';
  /** Added when it is unknown whether the call was carried out: how to find out before trying again. */
  maybeSaved?: string;
  /** The specification's words for any failure: shown in the form, followed by the reason. */
  failed?: string;
  /** Shows the failure instead, where there is no form. */
  onFailure?: (error: unknown, message: string) => void;
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

export function useSaveFailure<Values extends FieldValues, Output>(options: FailureOptions<Values, Output>) {
  const { form, formFields = {}, success, refusal = 'error', maybeSaved = MAYBE_SAVED, failed, onFailure } = options;
  const wasUnknown = useRef(false);
  // The note that an earlier try may have been carried out stays, even when a field shows an error in place of the next
  // call.
  const [failure, setFailure] = useFailure(form, null, () => wasUnknown.current);
  const showFailure = (error: unknown) => {
    const unknown = unknownOutcome(error);
    const message = unknown ? `${unknown} ${maybeSaved}` : messageOf(error);
    // Before the result dialog opens, so that the dialog returns the focus to the field.
    if (form && error instanceof ApiError) showAtField(form, error, formFields);
    if (onFailure) onFailure(error, message);
    // A refusal may come only because an earlier call without an answer was carried out.
    else if (failed)
      setFailure([failed, message, !unknown && wasUnknown.current && maybeSaved].filter(Boolean).join(' '));
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
  return {
    failure,
    showFailure,
    clearFailure: () => setFailure(null),
    /** Whether a call may have been carried out although the form shows a failure. */
    maybeDone: () => wasUnknown.current,
    noteDone: () => {
      wasUnknown.current = false;
    },
  };
}
