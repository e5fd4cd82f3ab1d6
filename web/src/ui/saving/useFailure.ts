import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>;

/** `subscribe` reports this part of the state as well, although its type does not name it. */
const SAVING = { isSubmitting: true } as object;

/**
 * Calls `onFailure` when the user saves a form, before its values are validated: a field may then show an error in
 * place of a call's failure.
 */
export function onSaving<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  onFailure: () => void,
): () => void {
  let wasSaving = false;
  return form.subscribe({
    formState: SAVING,
    callback: ({ isSubmitting = false }) => {
      if (isSubmitting && !wasSaving) onFailure();
      wasSaving = isSubmitting;
    },
  });
}

/**
 * The failure message of a form as a whole. It is cleared when the user saves again, unless `isKept` says that it still
 * applies.
 */
export function useFailure<Values extends FieldValues, Output>(
  form: Form<Values, Output> | undefined,
  first: string | null = null,
  isKept = () => false,
) {
  const [failure, setFailure] = useState<string | null>(first);
  const isKeptRef = useRef(isKept);
  isKeptRef.current = isKept;
  useEffect(
    () =>
      form &&
      onSaving(form, () => {
        if (!isKeptRef.current()) setFailure(null);
      }),
    [form],
  );
  return [failure, setFailure] as const;
}
