import { HTMLSelect } from '@blueprintjs/core';
import type { Showing } from './listed';

interface Props {
  showing: Showing;
  options: { value: Showing; label: string }[];
  /** Told of '' for what the list begins with, which need not stand in the address. */
  onShow: (showing: Showing | '') => void;
}

export function ShowingSelect({ showing, options, onShow }: Props) {
  const choose = (wanted: Showing) => onShow(wanted === 'active' ? '' : wanted);
  return (
    <HTMLSelect
      aria-label="Show"
      options={options}
      value={showing}
      onChange={({ currentTarget }) => choose(currentTarget.value as Showing)}
    />
  );
}
