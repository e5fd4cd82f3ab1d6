import { ProgressBar } from '@blueprintjs/core';
import './pictureField.css';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useIsUnanswered } from '@/ui/dialogs/unanswered';

interface Props {
  text?: string;
  /** The share sent so far, from 0 to 1; null when the progress is unknown. */
  share: number | null;
}

/** Shown while something is being saved that may take a while. */
export function UploadProgress({ text = 'Saving Changes...', share }: Props) {
  return (
    <div className="upload-progress" role="status">
      <span>{text}</span>
      <ProgressBar aria-label={text} value={share === null || share === 1 ? undefined : share} />
    </div>
  );
}

interface Saving<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The share sent so far, as for `UploadProgress`. */
  share: number | null;
}

/** The progress of a form that is being saved; not before its question is answered. */
export function SavingProgress<Values extends FieldValues, Output>({ form, share }: Saving<Values, Output>) {
  const isUnanswered = useIsUnanswered();
  return form.formState.isSubmitting && !isUnanswered && <UploadProgress share={share} />;
}
