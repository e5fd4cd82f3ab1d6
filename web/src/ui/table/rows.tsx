// The rows of a table under pointer and keyboard: their checkboxes, with one listener per table, focus and keys.
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import './rows.css';
import { isDialogOpen } from '@/ui/focus/focusPlace';
import { type KeyAction, usePartKeys } from '@/ui/keys/useKeys';
import type { DataTableModel } from './useDataTable';

/** The keyboard selects a row with the row's own key, so its checkbox is no tab stop. */
export const RowBox = ({ name, isChosen }: { name: string; isChosen: boolean }) => (
  <label className="row-choice">
    <input type="checkbox" tabIndex={-1} aria-label={`Select ${name}`} checked={isChosen} readOnly />
  </label>
);

const BOX = '.row-choice input';

export const isChoosingClick = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey;

/** The handlers for the body of a table. */
export function choosingClicks(
  choice: TableChoice,
  ids: readonly string[],
  isMeantForRow: (event: MouseEvent) => boolean,
) {
  const idOf = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('tr') : null;
    return row ? ids[row.sectionRowIndex] : undefined;
  };
  return {
    onClick: (event: MouseEvent) => {
      const id = idOf(event);
      const isBox = event.target instanceof Element && event.target.matches(BOX);
      if (id === undefined || !(isBox || (isMeantForRow(event) && isChoosingClick(event)))) return;
      if (event.shiftKey) choice.extend(id);
      else choice.toggle(id);
    },
    // Otherwise Shift and a click would select text. The row still gets the focus that the browser would have given it.
    onMouseDown: (event: MouseEvent) => {
      if (!event.shiftKey) return;
      event.preventDefault();
      if (event.target instanceof Element) event.target.closest<HTMLElement>('tr[tabindex]')?.focus();
    },
  };
}

interface PageBoxProps {
  choice: TableChoice;
  ids: readonly string[];
}

/** Selects all rows of this page. */
export function PageBox({ choice: { chosen, setMany }, ids }: PageBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => chosen.has(id)).length;
  const areAll = count > 0 && count === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !areAll;
  }, [count, areAll]);
  return (
    <label className="row-choice">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all on this page"
        checked={areAll}
        onChange={() => setMany(ids, !areAll)}
      />
    </label>
  );
}

/** The id of the row that has the focus or contains the focused element. */
function focusedIn(table: RefObject<HTMLTableElement | null>, ids: readonly string[]): string | undefined {
  return ids[rowsIn(table.current).findIndex((row) => row.contains(document.activeElement))];
}

// Which rows of a table are selected, by id: one by one, as a range, or many at once.

export interface Choosing {
  chosen: ReadonlySet<string>;
  /** The start of a range, and the selection before the range. */
  anchor: { id: string; before: ReadonlySet<string> } | null;
  /** The end of a range. */
  last: string | null;
}

const NONE: ReadonlySet<string> = new Set();
export const NOTHING_CHOSEN: Choosing = { chosen: NONE, anchor: null, last: null };

/** Toggles a row; the next range begins there. */
export function toggled({ chosen }: Choosing, id: string): Choosing {
  const before = new Set(chosen);
  before.delete(id);
  return { chosen: chosen.has(id) ? before : new Set([...before, id]), anchor: { id, before }, last: id };
}

/** Selects from the range's start to this row, and deselects rows of the former range beyond it. */
export function extended(choosing: Choosing, id: string, order: readonly string[]): Choosing {
  const { anchor } = choosing;
  const from = anchor ? order.indexOf(anchor.id) : -1;
  const to = order.indexOf(id);
  if (!anchor || from < 0 || to < 0) return toggled({ ...choosing, chosen: without(choosing.chosen, [id]) }, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...anchor.before, ...range]), anchor, last: id };
}

/** For Shift and an arrow key: extends the range if it ended at `from`, and begins a new range otherwise. */
export function walked(choosing: Choosing, from: string, to: string, order: readonly string[]): Choosing {
  const { chosen, last } = choosing;
  const begun = last === from ? choosing : { chosen, anchor: { id: from, before: chosen }, last: from };
  return extended(begun, to, order);
}

export const withAll = ({ chosen }: Choosing, ids: readonly string[]): Choosing => ({
  ...NOTHING_CHOSEN,
  chosen: new Set([...chosen, ...ids]),
});

export const withNone = ({ chosen }: Choosing, ids: readonly string[]): Choosing => ({
  ...NOTHING_CHOSEN,
  chosen: without(chosen, ids),
});

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(chosen);
  for (const id of ids) left.delete(id);
  return left;
}

/** What a table needs to have its rows selected. */
export interface TableChoice {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects from the last toggled row to this one. */
  extend: (id: string) => void;
  /** Moves the end of the range from a row to the row beside it. */
  walk: (from: string, to: string) => void;
  setMany: (ids: readonly string[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** `ordered` returns the ids of all rows found, in the order shown. */
export function useChoice(ordered: () => string[]): TableChoice {
  const [choosing, setChoosing] = useState(NOTHING_CHOSEN);
  const [current] = useState({ ordered });
  current.ordered = ordered;
  // The functions stay the same, so that rows which use them need not render again.
  const acts = useMemo(
    () => ({
      toggle: (id: string) => setChoosing((now) => toggled(now, id)),
      extend: (id: string) => setChoosing((now) => extended(now, id, current.ordered())),
      walk: (from: string, to: string) => setChoosing((now) => walked(now, from, to, current.ordered())),
      setMany: (ids: readonly string[], isChosen: boolean) =>
        setChoosing((now) => (isChosen ? withAll(now, ids) : withNone(now, ids))),
      chooseAll: () => setChoosing((now) => withAll(now, current.ordered())),
      clear: () => setChoosing(NOTHING_CHOSEN),
    }),
    [current],
  );
  const { chosen } = choosing;
  return useMemo(() => ({ ...acts, chosen }), [acts, chosen]);
}

// Moves the keyboard focus between the rows of a table.

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
function useFocusOnRows(
  table: RefObject<HTMLTableElement | null>,
  { hasRows, ids, open }: { hasRows: boolean; ids: readonly string[]; open: string },
): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasRows || hasBegun.current) return;
    hasBegun.current = true;
    // Of two lists on a screen, the first gets the focus, whichever is loaded first.
    if (isFocusFree() && document.querySelector('.data-table table') === table.current)
      focusRow(rowsIn(table.current)[0]);
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

// The keys of a table. They work anywhere on its screen, except while the user types or a dialog is open.

const GROUP = 'List';
const CHOOSING = 'Selecting rows';

interface Rows {
  /** The ids of the rows on this page. */
  ids: readonly string[];
  opens: boolean;
  isLoading: boolean;
  choice: TableChoice | undefined;
}

export function useRowKeys<Row extends object>(
  { view, onView, total, shown }: DataTableModel<Row>,
  table: RefObject<HTMLTableElement | null>,
  { ids, opens, isLoading, choice }: Rows,
) {
  useFocusOnRows(table, { hasRows: opens && !isLoading && shown.length > 0, ids, open: view.open });
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
