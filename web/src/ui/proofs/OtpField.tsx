import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/ui/fields/Field';

const LENGTH = 6;

/** Without the spaces that come along when a code is copied; an input's own limit would count those. ß makes two capitals. */
const asCode = (typed: string) => typed.replace(/\s/g, '').toUpperCase().slice(0, LENGTH);

export function OtpField<Values extends FieldValues>({ form, name }: Pick<TextFieldProps<Values>, 'form' | 'name'>) {
  return (
    <TextField
      form={form}
      name={name}
      label="One-time password"
      className="otp-input"
      size="large"
      transform={asCode}
      inCapitals
      autoComplete="one-time-code"
      autoFocus
    />
  );
}
