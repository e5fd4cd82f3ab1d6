import { RadioCard, RadioGroup } from '@blueprintjs/core';

interface Props<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <RadioGroup
      className="choice"
      label={label}
      inline
      name={label}
      selectedValue={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {options.map((option) => (
        <RadioCard key={option.value} compact value={option.value} label={option.label} />
      ))}
    </RadioGroup>
  );
}

export const APPLICATIONS: { value: 'AGORA' | 'ALAGA MD'; label: string }[] = [
  { value: 'AGORA', label: 'AGORA ADMIN' },
  { value: 'ALAGA MD', label: 'ALAGA MD ADMIN' },
];
