import { TextArea } from '@blueprintjs/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field, unreadNote } from './Field';
import { nameField } from './fieldNames';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  maxLength: number;
  rows?: number;
}

export function TextAreaField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, maxLength, rows = 3 } = props;
  const { ref, ...registered } = form.register(name);
  nameField(form, name, label);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} error={error?.message} note={unreadNote(form, name)}>
      {(control) => <TextArea {...control} {...registered} inputRef={ref} fill rows={rows} maxLength={maxLength} />}
    </Field>
  );
}
