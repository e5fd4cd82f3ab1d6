import type { InputGroupProps } from '@blueprintjs/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { nameField } from '@/ui/fields/fieldNames';
import { fieldMessageOf } from '@/ui/saving/fieldRules';
import { unreadNote } from './Field';
import { TextInput } from './TextInput';

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

/** A text field of a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, type = 'text', inCapitals = false, className = '', ...input } = props;
  const { transform: ownTransform, ...attributes } = input;
  const transform = inCapitals ? inCapitalsToo(ownTransform) : ownTransform;
  const { ref, onChange, ...registered } = form.register(name, transform && { setValueAs: transform });
  nameField(form, name, label, type === 'password' ? hidden : undefined);
  return (
    <TextInput
      {...attributes}
      {...registered}
      {...fieldMessageOf(form.getFieldState(name, form.formState).error)}
      className={inCapitals ? `${className} in-capitals` : className}
      inputRef={ref}
      label={label}
      note={unreadNote(form, name)}
      type={type}
      onChange={(event) => {
        if (transform) rewrite(event.target, transform);
        return onChange(event);
      }}
    />
  );
}
