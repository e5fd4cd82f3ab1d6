import { SegmentedControl } from '@blueprintjs/core';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few options that are all visible. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const labelId = useId();
  return (
    <div className="choice">
      <span id={labelId} className="bp6-label">
        {label}
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        fill
        intent="primary"
        options={options}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Value)}
      />
    </div>
  );
}
