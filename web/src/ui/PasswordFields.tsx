import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from './Field';

const LONGEST = 50;

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  password: FieldPath<Values>;
  confirmation: FieldPath<Values>;
  size?: TextFieldProps<Values>['size'];
  autoFocus?: boolean;
}

/** A new password, twice. */
export function NewPasswordFields<Values extends FieldValues>(props: Props<Values>) {
  const { form, password, confirmation, size, autoFocus } = props;
  const common = { form, size, type: 'password', maxLength: LONGEST, autoComplete: 'new-password' };
  return (
    <>
      <TextField {...common} name={password} label="New password" autoFocus={autoFocus} />
      <TextField {...common} name={confirmation} label="Confirm password" />
    </>
  );
}
