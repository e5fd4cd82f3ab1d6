// The keys of a table: they act wherever the focus is on its screen, but never while somebody writes or a dialog is open.
import type { RefObject } from 'react';
import { usePartKeys } from '@/ui/keys/usePartKeys';
import { focusRow, rowsIn } from './rowFocus';
import type { DataTableModel } from './useDataTable';

const GROUP = 'List';

export function useListKeys<Row extends object>(
  { view, onView, total }: DataTableModel<Row>,
  table: RefObject<HTMLTableElement | null>,
  opens: boolean,
) {
  const walk = (step: 1 | -1) => {
    const rows = rowsIn(table.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    focusRow(rows[at < 0 ? 0 : at + step]);
  };
  const pages = Math.ceil(total / view.pageSize);
  const goTo = (page: number) => onView({ page });

  const keys = [
    { key: 'j', also: 'ArrowDown', group: GROUP, label: 'Next row', repeats: true, run: () => walk(1) },
    { key: 'k', also: 'ArrowUp', group: GROUP, label: 'Previous row', repeats: true, run: () => walk(-1) },
    { key: '[', group: GROUP, label: 'Previous page', disabled: view.page <= 1, run: () => goTo(view.page - 1) },
    { key: ']', group: GROUP, label: 'Next page', disabled: view.page >= pages, run: () => goTo(view.page + 1) },
  ];
  // A row opens itself, at its own key.
  return usePartKeys(GROUP, keys, opens ? [{ key: 'Enter', group: GROUP, label: 'Open the row' }] : []);
}
