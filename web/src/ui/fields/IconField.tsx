import { type ComponentType, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { nameField } from './fieldNames';
import './fields.css';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  icons: readonly { name: string; Icon: ComponentType }[];
}

/** A form field to choose one of the icons that the apps can draw. */
export function IconField<Values extends FieldValues>({ form, name, label, icons }: Props<Values>) {
  const id = useId();
  const errorId = `${id}-error`;
  nameField(form, name, label);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <div className="icon-field" role="radiogroup" aria-labelledby={id} aria-describedby={error ? errorId : undefined}>
      <span id={id} className="bp6-label">
        {label}
      </span>
      <div className="icon-choices">
        {icons.map(({ name: iconName, Icon }) => (
          <label key={iconName} className="icon-choice">
            <input type="radio" value={iconName} {...form.register(name)} />
            <Icon />
            <span>{iconName}</span>
          </label>
        ))}
      </div>
      {error && (
        <div id={errorId} role="alert" className="field-error">
          {error.message}
        </div>
      )}
    </div>
  );
}
