import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { EyeOff, EyeOpen, IconButton } from '@/ui/buttons/icons';
import { Field } from './Field';

interface TextInputProps extends InputGroupProps {
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

/**
 * An input with a button in it. Blueprint's `rightElement` measures its element and forces a layout at every render.
 */
export function ActionInput({ action, ...input }: InputGroupProps & { action: ReactNode }) {
  return (
    <div className="action-input">
      <InputGroup {...input} />
      <span>{action}</span>
    </div>
  );
}
