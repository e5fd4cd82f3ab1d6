import { InputGroup } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { Field } from '@/ui/fields/Field';
import { nameField } from '@/ui/fields/fieldNames';
import { LONGEST_AMOUNT, normalised, shownAmount } from './amounts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  autoFocus?: boolean;
}

/** An amount of money: with its thousands while it is read, plain while it is typed, whole once it is left. */
export function AmountField<Values extends FieldValues>({ form, name, label, autoFocus }: Props<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label, (amount) => shownAmount(String(amount)));
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  // Its text has become another: what is typed replaces it, as in every field that is tabbed to.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  const { error } = fieldState;
  return (
    <Field label={label} error={error?.message}>
      {(control) => (
        <InputGroup
          {...control}
          className="amount-input"
          inputRef={(element) => {
            input.current = element;
            field.ref(element);
          }}
          intent={error ? 'danger' : 'none'}
          inputMode="decimal"
          maxLength={LONGEST_AMOUNT}
          autoComplete="off"
          autoFocus={autoFocus}
          name={field.name}
          value={isTyping ? field.value : shownAmount(field.value)}
          onFocus={() => setTyping(true)}
          onChange={({ target }) => {
            field.onChange(target.value);
            if (error) void form.trigger(name);
          }}
          onBlur={() => {
            setTyping(false);
            field.onChange(normalised(field.value));
            field.onBlur();
            void form.trigger(name);
          }}
        />
      )}
    </Field>
  );
}
