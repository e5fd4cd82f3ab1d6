import { Switch } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import './switchCell.css';

interface Props {
  /** Names the row as well: 'Active: Executive check-up'. */
  label: string;
  isOn: boolean;
  /** Resolves when the result is known. */
  onSwitch: (isOn: boolean) => Promise<void>;
}

/** A switch in a row. Clicks are ignored until the previous one has been answered. */
export function SwitchCell({ label, isOn, onSwitch }: Props) {
  const [isOnItsWay, setOnItsWay] = useState(false);
  const isBusy = useRef(false);

  const change = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOnItsWay(true);
    await onSwitch(!isOn);
    isBusy.current = false;
    setOnItsWay(false);
  };

  return (
    <Switch
      className={isOnItsWay ? 'switch-cell switch-on-its-way' : 'switch-cell'}
      role="switch"
      aria-label={label}
      aria-busy={isOnItsWay}
      checked={isOn}
      onChange={() => void change()}
    />
  );
}
