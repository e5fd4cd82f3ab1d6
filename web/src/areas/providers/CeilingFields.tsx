import { InputGroup } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { nameField } from '@/ui/fields/fieldNames';
import { LONGEST_AMOUNT, normalisedAmount, shownAmount } from './amounts';
import type { CeilingForm } from './rules';

export function CeilingFields({ form }: { form: UseFormReturn<CeilingForm> }) {
  return (
    <div className="ceiling steady">
      <AmountField form={form} name="diag_limit" label="Ceiling Amount" autoFocus />
      <CheckboxField form={form} name="active" label="Active" />
      <CheckboxField
        form={form}
        name="isaautoapprove"
        label="Auto Approve"
        help="Claims up to the ceiling are approved without review."
      />
    </div>
  );
}

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  autoFocus?: boolean;
}

/**
 * A field for an amount of money: shown with thousands separators, plain while typing, completed to two decimals on
 * leaving.
 */
function AmountField<Values extends FieldValues>({ form, name, label, autoFocus }: Props<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label, (amount) => shownAmount(String(amount)));
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  // The text changes on focus, so it is selected again, as in every field that gets the focus by Tab.
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
            field.onChange(normalisedAmount(field.value));
            field.onBlur();
            void form.trigger(name);
          }}
        />
      )}
    </Field>
  );
}
