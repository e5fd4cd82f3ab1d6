import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';

const CHOICES = [{ value: '', label: 'Choose' }, ...YES_NO];

/** Nothing is chosen for somebody who adds: whether it is used at once is theirs to say. */
export function ActiveField<Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}) {
  return <SelectField {...props} label="Active" options={CHOICES} />;
}
