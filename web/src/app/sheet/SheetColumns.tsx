// Shows which column each field is read from: matched by name, and adjustable by hand.
import { Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import type { Grid } from '@/ui/sheet/grid';
import { type Columns, letterOf, unreadDuplicates } from '@/ui/sheet/matchColumns';
import type { Sheet } from './sheet';

interface Props {
  sheet: Sheet;
  grid: Grid;
  /** The row with the headings; undefined when there is none. */
  headings: number | undefined;
  columns: Columns;
  onHeadings: (row: number | undefined) => void;
  onColumns: (columns: Columns) => void;
}

const NONE = '';

export function SheetColumns({ sheet, grid, headings, columns, onHeadings, onColumns }: Props) {
  const named = grid.rows.find(({ at }) => at === headings)?.cells ?? [];
  const doubles = unreadDuplicates(named, sheet.columns, columns);
  // Opened at first when no column was found, or a name occurs twice; afterwards as the user leaves it.
  const [isOpen, setOpen] = useState(() => Object.keys(columns).length === 0 || doubles.length > 0);
  const first = grid.rows[0]?.at;
  const width = Math.max(...grid.rows.map(({ cells }) => cells.length));
  const options = [
    { value: NONE, label: 'No column' },
    ...Array.from({ length: width }, (_, at) => {
      const heading = named[at]?.trim();
      return { value: String(at), label: heading ? `${letterOf(at)} – ${heading}` : letterOf(at) };
    }),
  ];
  const choose = (field: string, value: string) => {
    // A column chosen for one field is taken away from any other.
    const others = Object.entries(columns).filter(([name, at]) => name !== field && String(at) !== value);
    onColumns(Object.fromEntries(value === NONE ? others : [...others, [field, Number(value)]]));
  };
  const found = sheet.columns.filter(({ name }) => name in columns).length;
  return (
    <>
      {doubles.map((at) => (
        <p key={at} className="field-warning">
          {`Column ${letterOf(at)} is also called '${named[at]?.trim()}' and is skipped.`}
        </p>
      ))}
      <details className="sheet-columns" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          Columns: {found} of {sheet.columns.length} found
        </summary>
        <div className="sheet-fields">
          {sheet.columns.map(({ name, heading }) => (
            <FilterSelect
              key={name}
              label={heading}
              fill
              value={name in columns ? String(columns[name]) : NONE}
              options={options}
              onChange={(value) => choose(name, value)}
            />
          ))}
        </div>
        <Checkbox
          label={`Row ${headings ?? first} has the headings`}
          checked={headings !== undefined}
          onChange={({ currentTarget }) => onHeadings(currentTarget.checked ? first : undefined)}
        />
      </details>
    </>
  );
}
