import { useId } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { Circle, Tick } from '@/ui/buttons/pageIcons';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { PASSWORD_RULES } from './passwordRules';
import '@/ui/fields/fields.css';

const LONGEST = 50;

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  password: FieldPath<Values>;
  confirmation: FieldPath<Values>;
  size?: TextFieldProps<Values>['size'];
  autoFocus?: boolean;
}

/** A new password and its confirmation, with the password rules, which are ticked off while the user types. */
export function NewPasswordFields<Values extends FieldValues>(props: Props<Values>) {
  const { form, password, confirmation, size, autoFocus } = props;
  const typed = useWatch({ control: form.control, name: password });
  const common = { form, size, type: 'password', maxLength: LONGEST, autoComplete: 'new-password' };
  return (
    <>
      <TextField {...common} name={password} label="New password" autoFocus={autoFocus} />
      <Rules password={String(typed)} />
      <TextField {...common} name={confirmation} label="Confirm password" />
    </>
  );
}

function Rules({ password }: { password: string }) {
  const headId = useId();
  return (
    <div className="password-rules">
      <span id={headId}>Requirements</span>
      <ul aria-labelledby={headId} aria-live="polite">
        {PASSWORD_RULES.map(({ text, isKept }) => (
          // Screen readers announce only the rule that changes, and announce it as a whole.
          <li key={text} className={isKept(password) ? 'kept' : ''} aria-atomic="true">
            {isKept(password) ? <Tick size={14} /> : <Circle size={14} />}
            {text}
            <span className="for-readers">{isKept(password) ? ': there' : ': missing'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
