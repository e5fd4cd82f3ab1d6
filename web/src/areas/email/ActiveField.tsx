import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';

const CHOICES = [{ value: '', label: 'Select' }, ...YES_NO];

/** Has no default when adding, because the user has to decide whether it is used at once. */
export function ActiveField<Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}) {
  return <SelectField {...props} label="Active" options={CHOICES} />;
}
