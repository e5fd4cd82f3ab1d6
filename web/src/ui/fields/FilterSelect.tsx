import { HTMLSelect } from '@blueprintjs/core';
import { Field } from './Field';

/** Screen readers need no name for the arrow of a select, which has its own. */
export const ARROW = { title: undefined };

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  fill?: boolean;
}

/** A select above a list or in an export, whose choice applies at once. */
export function FilterSelect({ label, value, options, onChange, fill = false }: Props) {
  return (
    <Field label={label}>
      {({ id }) => (
        <HTMLSelect
          id={id}
          fill={fill}
          iconProps={ARROW}
          value={value}
          options={options}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
