import { Switch } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import './switchCell.css';

interface Props {
  /** Says of which row: 'Active: Executive check-up'. */
  label: string;
  isOn: boolean;
  /** Done when it is known how it went. */
  onSwitch: (isOn: boolean) => Promise<void>;
}

/** Something of a row that is on or off, and changed in its place. A second click counts once the first has been answered. */
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
