import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { useState } from 'react';
import { IconButton } from '@/ui/buttons/IconButton';
import { EyeOff, EyeOpen } from '@/ui/buttons/icons';
import { ActionInput } from '@/ui/fields/ActionInput';
import { Field } from './Field';

export interface TextInputProps extends InputGroupProps {
  label: string;
  error?: string | undefined;
  warning?: string | undefined;
  note?: string | undefined;
}

/** A labelled text input that no form is bound to; a password can be shown in clear text. */
export function TextInput({ label, error, warning, note, type = 'text', ...attributes }: TextInputProps) {
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field label={label} error={error} warning={warning} note={note}>
      {(control) => {
        const input: InputGroupProps = { ...attributes, ...control, type: isPassword && shown ? 'text' : type };
        if (!isPassword) return <InputGroup {...input} />;
        const show = (
          <IconButton
            label={shown ? 'Hide the characters' : 'Show the characters'}
            icon={shown ? <EyeOff /> : <EyeOpen />}
            onClick={() => setShown(!shown)}
          />
        );
        return <ActionInput {...input} action={show} />;
      }}
    </Field>
  );
}

/** The attributes of the input for the email address a person signs in with. */
export const EMAIL_INPUT = {
  label: 'Email',
  type: 'email',
  size: 'large',
  autoComplete: 'username',
  maxLength: 250,
  autoFocus: true,
} as const;
