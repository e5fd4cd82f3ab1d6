import { Button, Checkbox } from '@blueprintjs/core';
import { ButtonPopover } from '@/ui/buttons/ButtonPopover';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { Th } from '@/ui/buttons/pageIcons';
import type { DataTableModel } from '@/ui/table/useDataTable';

/** Chooses the columns shown here and in exports. At least one column stays. */
export function ColumnChooser<Row extends object>({ table }: { table: DataTableModel<Row> }) {
  const { hidden, onHide } = table;
  const columns = table.columns.filter(({ isActions }) => !isActions);
  return (
    <ButtonPopover
      placement="bottom-end"
      content={
        <fieldset className="column-chooser">
          <legend>Columns</legend>
          {columns.map(({ key, title }) => {
            const isShown = !hidden.includes(key);
            return (
              <Checkbox
                key={key}
                label={title}
                checked={isShown}
                disabled={isShown && hidden.length === columns.length - 1}
                onChange={() => onHide(isShown ? [...hidden, key] : hidden.filter((other) => other !== key))}
              />
            );
          })}
          <DisabledReason whyNot={hidden.length === 0 ? 'All columns are shown.' : undefined}>
            {(off) => <Button {...off} variant="minimal" text="Show all" onClick={() => onHide([])} />}
          </DisabledReason>
        </fieldset>
      }
    >
      <Button icon={<Th />} text="Columns" />
    </ButtonPopover>
  );
}
