// Moves the keyboard focus between the rows of a table.
import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from '@/ui/focus/focusPlace';

export const rowsIn = (table: HTMLTableElement | null): HTMLTableRowElement[] => [...(table?.tBodies[0]?.rows ?? [])];

/** A row that can be opened takes the focus itself; otherwise its first button does. */
export function focusRow(row: HTMLTableRowElement | undefined): void {
  (row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('button:enabled'))?.focus();
}

/** Whether the user has not focused anything yet, apart from the menu link that led here. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return !isDialogOpen() && (activeElement?.matches('body, main, a[aria-current="page"]') ?? true);
}

/** Focuses the first row once the rows have loaded, and after a dialog the row that was opened last. */
export function useFocusOnRows(
  table: RefObject<HTMLTableElement | null>,
  { hasRows, ids, open }: { hasRows: boolean; ids: string[]; open: string },
): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasRows || hasBegun.current) return;
    hasBegun.current = true;
    if (isFocusFree()) focusRow(rowsIn(table.current)[0]);
  }, [hasRows, table]);

  const seen = useRef('');
  // Must run after the dialog's effects, which return the focus to the opener.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a dialog opens or closes.
  useEffect(() => {
    const last = ids.indexOf(seen.current);
    if (open === '' && last >= 0) focusRow(rowsIn(table.current)[last]);
    seen.current = open;
  }, [open]);
}
