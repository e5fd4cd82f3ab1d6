import { HTMLSelect } from '@blueprintjs/core';
import { Field } from './Field';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of several, above a list: it applies at once. */
export function FilterSelect({ label, value, options, onChange }: Props) {
  return (
    <Field label={label}>
      {({ id }) => (
        <HTMLSelect
          id={id}
          value={value}
          options={options}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
