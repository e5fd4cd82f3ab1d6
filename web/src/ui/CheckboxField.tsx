import { Checkbox, Switch } from '@blueprintjs/core';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  disabled?: boolean;
}

/** Something that is so or not, in a form; `help` says what it means. */
export function CheckboxField<Values extends FieldValues>(props: Props<Values> & { help?: string }) {
  const { form, name, label, disabled, help } = props;
  const helpId = useId();
  const { ref, ...registered } = form.register(name);
  const box = (
    <Checkbox
      {...registered}
      inputRef={ref}
      label={label}
      disabled={disabled}
      aria-describedby={help ? helpId : undefined}
    />
  );
  if (!help) return box;
  return (
    <div className="checkbox-with-help">
      {box}
      <p id={helpId} className="bp6-form-helper-text">
        {help}
      </p>
    </div>
  );
}

/** Something that is on or off, in a form. */
export function SwitchField<Values extends FieldValues>({ form, name, label, disabled }: Props<Values>) {
  const { ref, ...registered } = form.register(name);
  return <Switch {...registered} inputRef={ref} role="switch" label={label} disabled={disabled} />;
}
