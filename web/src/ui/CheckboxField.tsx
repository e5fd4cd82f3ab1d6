import { Checkbox, Switch } from '@blueprintjs/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  disabled?: boolean;
}

/** Something that is so or not, in a form. */
export function CheckboxField<Values extends FieldValues>({ form, name, label, disabled }: Props<Values>) {
  const { ref, ...registered } = form.register(name);
  return <Checkbox {...registered} inputRef={ref} label={label} disabled={disabled} />;
}

/** Something that is on or off, in a form. */
export function SwitchField<Values extends FieldValues>({ form, name, label, disabled }: Props<Values>) {
  const { ref, ...registered } = form.register(name);
  return <Switch {...registered} inputRef={ref} role="switch" label={label} disabled={disabled} />;
}
