import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows at its field what was refused, from within the form's own saving. The focus follows when that has ended: it would draw
 * the message before, and what is typed then would be dropped.
 */
export function refuseField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  message: string,
): void {
  form.setError(name, { type: 'refused', message });
  setTimeout(() => form.setFocus(name));
}
