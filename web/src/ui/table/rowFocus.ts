// The rows of a table as the keyboard reaches them.
import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from '@/ui/focus/focusPlace';

export const rowsIn = (table: HTMLTableElement | null): HTMLTableRowElement[] => [...(table?.tBodies[0]?.rows ?? [])];

/** A row that opens has the focus itself; of others it is their first button. */
export function focusRow(row: HTMLTableRowElement | undefined): void {
  (row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('button:enabled'))?.focus();
}

/** Nobody uses anything yet: not even the link in the menu that led here. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return !isDialogOpen() && (activeElement?.matches('body, main, a[aria-current="page"]') ?? true);
}

/** Rows that open have the focus when they have come: the first one then, and after a dialog the one that was seen last. */
export function useFocusOnRows(
  table: RefObject<HTMLTableElement | null>,
  { isThere, ids, open }: { isThere: boolean; ids: string[]; open: string },
): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isThere || hasBegun.current) return;
    hasBegun.current = true;
    if (isFocusFree()) focusRow(rowsIn(table.current)[0]);
  }, [isThere, table]);

  const seen = useRef('');
  // After the effects of the dialog, which brings the focus to where it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a dialog opens or closes.
  useEffect(() => {
    const last = ids.indexOf(seen.current);
    if (open === '' && last >= 0) focusRow(rowsIn(table.current)[last]);
    seen.current = open;
  }, [open]);
}
