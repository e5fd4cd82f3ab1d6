import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useIsUnanswered } from '@/ui/dialogs/unanswered';
import { UploadProgress } from './UploadProgress';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The share sent so far, as for `UploadProgress`. */
  share: number | null;
}

/** The progress of a form that is being saved; not before its question is answered. */
export function SavingProgress<Values extends FieldValues, Output>({ form, share }: Props<Values, Output>) {
  const isUnanswered = useIsUnanswered();
  return form.formState.isSubmitting && !isUnanswered && <UploadProgress share={share} />;
}
