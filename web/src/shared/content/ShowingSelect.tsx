import { HTMLSelect } from '@blueprintjs/core';
import type { Showing } from './contentFilters';

interface Props {
  showing: Showing;
  options: { value: Showing; label: string }[];
  /** Called with '' for the default, which is not written to the address. */
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
