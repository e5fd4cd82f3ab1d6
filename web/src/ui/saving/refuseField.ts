import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows a refusal at its field while the form is being submitted. The focus is set only after the submit has ended:
 * while it lasts, the fields are read-only and typing would be lost.
 */
export function refuseField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  message: string,
): void {
  form.setError(name, { type: 'refused', message });
  setTimeout(() => form.setFocus(name));
}
