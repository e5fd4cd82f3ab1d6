import { FormGroup, InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { type ReactNode, useId, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { IconButton } from '@/ui/buttons/IconButton';
import { EyeOff, EyeOpen } from '@/ui/buttons/icons';
import { ActionInput } from '@/ui/fields/ActionInput';
import { nameField } from '@/ui/fields/fieldNames';
import { fieldMessageOf } from '@/ui/saving/fieldRules';

interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  /** An objection to the input that does not prevent saving. */
  warning?: string | undefined;
  /** A remark on the input, shown after the error if there is one. */
  note?: string | undefined;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** The `aria-describedby` of a control, extended by further ids, such as those of a field's tags. */
export function describedBy(control: ControlAttributes, ids: string[]): string | undefined {
  return [control['aria-describedby'], ...ids].filter(Boolean).join(' ') || undefined;
}

/** A label, a control, and the error or warning tied to it. */
export function Field({ label, error, warning, note, className, children }: FieldProps) {
  const message = error || warning;
  const id = useId();
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const describedBy = [message && errorId, note && noteId].filter(Boolean).join(' ') || undefined;
  return (
    <FormGroup
      className={className}
      label={label}
      labelFor={id}
      intent={error ? 'danger' : warning ? 'warning' : 'none'}
      helperText={
        (message || note) && (
          <>
            {message && (
              <span id={errorId} role="alert">
                {message}
              </span>
            )}
            {message && note && ': '}
            {note && <span id={noteId}>{note}</span>}
          </>
        )
      }
    >
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
    </FormGroup>
  );
}

export type TextFieldProps<Values extends FieldValues> = Omit<InputGroupProps, 'form' | 'name' | 'value'> & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Applied to the text at every keystroke. */
  transform?: (typed: string) => string;
  /** The input is shown in capitals, and its value is in capitals in the form. */
  inCapitals?: boolean;
};

const inCapitalsToo = (transform?: (typed: string) => string) => (typed: string) =>
  (transform ? transform(typed) : typed).toUpperCase();

/**
 * Setting an input's value moves the caret to the end, so it is put back to where the user types. It also clears the
 * browser's undo history: where only the case differs, the input is left alone, and only the form's value is in
 * capitals.
 */
function rewrite(input: HTMLInputElement, transform: (typed: string) => string): void {
  if (transform(input.value).toLowerCase() === input.value.toLowerCase()) return;
  const caret = transform(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const most = input.maxLength < 0 ? undefined : input.maxLength;
  // The result may be longer than the input allows: ß becomes SS.
  input.value = transform(input.value).slice(0, most);
  input.setSelectionRange(caret, caret);
}

const hidden = (value: unknown) => (value ? '••••••••' : '');

/** A text field of a form; a password can be shown in clear text. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, type = 'text', inCapitals = false, className = '', ...input } = props;
  const { transform: ownTransform, ...attributes } = input;
  const transform = inCapitals ? inCapitalsToo(ownTransform) : ownTransform;
  const [shown, setShown] = useState(false);
  const { ref, onChange, ...registered } = form.register(name, transform && { setValueAs: transform });
  const { intent, ...messages } = fieldMessageOf(form.getFieldState(name, form.formState).error);
  const isPassword = type === 'password';
  nameField(form, name, label, isPassword ? hidden : undefined);
  return (
    <Field label={label} {...messages}>
      {(control) => {
        const typed: InputGroupProps = {
          ...attributes,
          className: inCapitals ? `${className} in-capitals` : className,
          ...control,
          ...registered,
          inputRef: ref,
          intent,
          type: isPassword && shown ? 'text' : type,
          onChange: (event) => {
            if (transform) rewrite(event.target, transform);
            return onChange(event);
          },
        };
        if (!isPassword) return <InputGroup {...typed} />;
        const show = (
          <IconButton
            label={shown ? 'Hide the characters' : 'Show the characters'}
            icon={shown ? <EyeOff /> : <EyeOpen />}
            onClick={() => setShown(!shown)}
          />
        );
        return <ActionInput {...typed} action={show} />;
      }}
    </Field>
  );
}
