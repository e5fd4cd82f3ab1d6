// The keys of a list: they act wherever the focus is on its screen, but never while somebody writes or a dialog is open.
import { type JSX, type RefObject, useContext, useRef, useState } from 'react';
import { ScreenKeys } from '@/ui/keys/screenKeys';
import { useKeys } from '@/ui/keys/useKeys';
import { lazyDialog } from '@/ui/lazyDialog';
import { focusRow, rowsIn } from './rowFocus';
import type { DataTableModel } from './useDataTable';

const KeySheet = lazyDialog(async () => ({ default: (await import('@/ui/keys/KeySheet')).KeySheet }));

const GROUP = 'List';

interface ListKeys {
  /** For the element around the table. */
  root: (element: HTMLElement | null) => void;
  sheet: JSX.Element | null;
}

export function useListKeys<Row extends object>(
  { view, onView, total }: DataTableModel<Row>,
  table: RefObject<HTMLTableElement | null>,
  opens: boolean,
): ListKeys {
  /** The part of the screen that is the list's: with its title, its search and its buttons. */
  const part = useRef<HTMLElement>(null);
  /** Null until it is first asked for. Closed it stays, as a dialog that goes at once gives no focus back. */
  const [sheetShown, setSheetShown] = useState<boolean | null>(null);
  const screenKeys = useContext(ScreenKeys);

  const walk = (step: 1 | -1) => {
    const rows = rowsIn(table.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    focusRow(rows[at < 0 ? 0 : at + step]);
  };
  const search = () => {
    const field = part.current?.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
  };
  const pages = Math.ceil(total / view.pageSize);
  const goTo = (page: number) => onView({ page });

  const keys = [
    ...screenKeys,
    { key: 'j', also: 'ArrowDown', group: GROUP, label: 'Next row', repeats: true, run: () => walk(1) },
    { key: 'k', also: 'ArrowUp', group: GROUP, label: 'Previous row', repeats: true, run: () => walk(-1) },
    { key: '[', group: GROUP, label: 'Previous page', disabled: view.page <= 1, run: () => goTo(view.page - 1) },
    { key: ']', group: GROUP, label: 'Next page', disabled: view.page >= pages, run: () => goTo(view.page + 1) },
    { key: '/', group: GROUP, label: 'Search', run: search },
    { key: '?', group: 'Help', label: 'This list', run: () => setSheetShown(true) },
  ];
  useKeys(keys, part);

  // A row opens itself, at its own key.
  const listed = opens ? [{ key: 'Enter', group: GROUP, label: 'Open the row' }, ...keys] : keys;
  return {
    root: (element) => {
      part.current = element?.closest('section') ?? null;
    },
    sheet:
      sheetShown === null ? null : (
        <KeySheet actions={listed} isOpen={sheetShown} onClose={() => setSheetShown(false)} />
      ),
  };
}
