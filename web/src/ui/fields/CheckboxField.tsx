import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldMessageOf } from '@/ui/saving/fieldRules';
import { unreadNote } from './Field';
import { nameField } from './fieldNames';

interface Props<Values extends FieldValues, Output = Values> {
  form: UseFormReturn<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  disabled?: boolean;
  help?: string;
}

/** A checkbox in a form; `help` explains it. */
export function CheckboxField<Values extends FieldValues, Output = Values>({
  form,
  name,
  label,
  disabled,
  help = unreadNote(form, name),
}: Props<Values, Output>) {
  const helpId = useId();
  nameField(form, name, label);
  const errorId = `${helpId}-error`;
  const { ref, ...registered } = form.register(name);
  const { error, warning } = fieldMessageOf(form.getFieldState(name, form.formState).error);
  const message = error || warning;
  const box = (
    <Checkbox
      {...registered}
      inputRef={ref}
      indeterminate={form.watch(name) === null}
      label={label}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={[help && helpId, message && errorId].filter(Boolean).join(' ') || undefined}
    />
  );
  if (!help && !message) return box;
  return (
    <div className="checkbox-with-help">
      {box}
      {help && (
        <p id={helpId} className="bp6-form-helper-text">
          {help}
        </p>
      )}
      {message && (
        <p id={errorId} className={error ? 'field-error' : 'field-warning'} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
