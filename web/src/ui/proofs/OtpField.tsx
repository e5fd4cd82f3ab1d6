import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';

const LENGTH = 6;

/**
 * Removes the spaces that are copied along with a code; an input's own `maxLength` would count them. Cut at the end,
 * because ß becomes two capitals.
 */
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
