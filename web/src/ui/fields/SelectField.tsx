import { HTMLSelect } from '@blueprintjs/core';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { Field, unreadNote } from './Field';
import { ARROW } from './FilterSelect';
import { nameField, optionShown } from './fieldNames';

type Option = string | { value: string; label: string };

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** The saved value is offered in any case: a server may have others, and it must not change by itself. */
  options: readonly Option[];
  disabled?: boolean;
  autoFocus?: boolean;
  /** The text for a value that is not among the options, such as one that only other users may choose. */
  otherShown?: (value: string) => string;
  /** Called with a newly chosen value, to change what depends on it. */
  onChosen?: (value: string) => void;
}

export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, options, disabled, autoFocus, otherShown, onChosen } = props;
  nameField(form, name, label, optionShown(options, otherShown));
  const saved: unknown = get(form.formState.defaultValues, name);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} error={error?.message} note={unreadNote(form, name)}>
      {(control) => (
        // Controlled: the options may be loaded after the value is set.
        <HTMLSelect
          {...control}
          {...form.register(name, { onChange: ({ target }) => onChosen?.(target.value) })}
          value={form.watch(name)}
          fill
          iconProps={ARROW}
          disabled={disabled}
          autoFocus={autoFocus}
          options={withSaved(options, saved, otherShown)}
        />
      )}
    </Field>
  );
}

function withSaved(options: readonly Option[], saved: unknown, shown = (value: string) => value): readonly Option[] {
  const isOffered = options.some((option) => (typeof option === 'string' ? option : option.value) === saved);
  if (isOffered || typeof saved !== 'string' || saved === '') return options;
  return [...options, { value: saved, label: shown(saved) }];
}
