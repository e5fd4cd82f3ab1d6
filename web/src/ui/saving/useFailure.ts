import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>;

/** It is told like any other part of the state, though its type does not name it. */
const SAVING = { isSubmitting: true } as object;

/** Told when somebody saves a form, before anything is judged: a field may then speak in place of a call. */
export function onSaving<Values extends FieldValues, Output>(form: Form<Values, Output>, told: () => void): () => void {
  let wasSaving = false;
  return form.subscribe({
    formState: SAVING,
    callback: ({ isSubmitting = false }) => {
      if (isSubmitting && !wasSaving) told();
      wasSaving = isSubmitting;
    },
  });
}

/**
 * What is said of a form as a whole: it is of the last time that it was saved, and gone as soon as somebody saves again, but for
 * what has to be known until it is saved.
 */
export function useFailure<Values extends FieldValues, Output>(
  form: Form<Values, Output> | undefined,
  first: string | null = null,
  isKept = () => false,
) {
  const [failure, setFailure] = useState<string | null>(first);
  const kept = useRef(isKept);
  kept.current = isKept;
  useEffect(
    () =>
      form &&
      onSaving(form, () => {
        if (!kept.current()) setFailure(null);
      }),
    [form],
  );
  return [failure, setFailure] as const;
}
