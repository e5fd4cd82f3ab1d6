import { FilterSelect } from '@/ui/fields/FilterSelect';
import { ANY, type ChoiceFilter, type Chosen } from './choices';

interface Props<Row> {
  choices: readonly ChoiceFilter<Row>[];
  chosen: Chosen;
  onChoose: (change: Record<string, string>) => void;
}

/** The selects for a list's filter row. */
export function ChoiceFilters<Row>({ choices, chosen, onChoose }: Props<Row>) {
  return choices.map(({ name, label, options }) => (
    <FilterSelect
      key={name}
      label={label}
      value={chosen[name] ?? ANY}
      options={[{ value: ANY, label: 'Any' }, ...options]}
      onChange={(value) => onChoose({ [name]: value })}
    />
  ));
}
