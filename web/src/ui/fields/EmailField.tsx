import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField';
import { EMAIL_INPUT } from './TextInput';

type Props<Values extends FieldValues> = Pick<TextFieldProps<Values>, 'form' | 'name'>;

/** The email address a person signs in with. */
export function EmailField<Values extends FieldValues>({ form, name }: Props<Values>) {
  return <TextField form={form} name={name} {...EMAIL_INPUT} />;
}
