// The keys of a table. They work anywhere on its screen, except while the user types or a dialog is open.
import type { RefObject } from 'react';
import type { KeyAction } from '@/ui/keys/useKeys';
import { usePartKeys } from '@/ui/keys/usePartKeys';
import type { TableChoice } from './choosing/choosing';
import { focusedIn } from './choosing/RowChoice';
import { focusRow, rowsIn } from './rowFocus';
import type { DataTableModel } from './useDataTable';

const GROUP = 'List';
const CHOOSING = 'Selecting rows';

interface Rows {
  /** The ids of the rows on this page. */
  ids: readonly string[];
  opens: boolean;
  choice: TableChoice | undefined;
}

export function useListKeys<Row extends object>(
  { view, onView, total }: DataTableModel<Row>,
  table: RefObject<HTMLTableElement | null>,
  { ids, opens, choice }: Rows,
) {
  const walk = (step: 1 | -1) => {
    const rows = rowsIn(table.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    focusRow(rows[at < 0 ? 0 : at + step]);
  };
  const pages = Math.ceil(total / view.pageSize);
  const goTo = (page: number) => onView({ page });

  const toggle = () => {
    const id = focusedIn(table, ids);
    if (id !== undefined) choice?.toggle(id);
  };
  const choosing: KeyAction[] = choice
    ? [
        { key: 'x', group: CHOOSING, label: 'Select or deselect the row', run: toggle },
        { key: 'Shift+X', group: CHOOSING, label: 'Select all results', run: choice.chooseAll },
        {
          key: 'Escape',
          group: CHOOSING,
          label: 'Clear selection',
          disabled: choice.chosen.size === 0,
          run: choice.clear,
        },
      ]
    : [];

  const keys = [
    ...choosing,
    { key: 'j', also: 'ArrowDown', group: GROUP, label: 'Next row', repeats: true, run: () => walk(1) },
    { key: 'k', also: 'ArrowUp', group: GROUP, label: 'Previous row', repeats: true, run: () => walk(-1) },
    { key: '[', group: GROUP, label: 'Previous page', disabled: view.page <= 1, run: () => goTo(view.page - 1) },
    { key: ']', group: GROUP, label: 'Next page', disabled: view.page >= pages, run: () => goTo(view.page + 1) },
  ];
  // Listed in the help only: the rows handle these keys themselves.
  const ofRow = [
    opens && { key: 'Enter', group: GROUP, label: 'Open the row' },
    opens &&
      choice && { key: 'Shift+ArrowDown', also: 'Shift+ArrowUp', group: CHOOSING, label: 'Also select the next row' },
  ];
  return usePartKeys(
    GROUP,
    keys,
    ofRow.filter((key) => key !== false && key !== undefined),
  );
}
