// The checkboxes by which rows are selected, and the clicks that select them, with one listener per table.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { rowsIn } from '@/ui/table/rowFocus';
import './rowChoice.css';
import type { TableChoice } from './choosing';

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
export function focusedIn(table: RefObject<HTMLTableElement | null>, ids: readonly string[]): string | undefined {
  return ids[rowsIn(table.current).findIndex((row) => row.contains(document.activeElement))];
}
