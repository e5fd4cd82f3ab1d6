// The boxes by which rows are chosen, and the clicks that choose them: one listener a table.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { rowsIn } from '@/ui/table/rowFocus';
import './rowChoice.css';
import type { TableChoice } from './useChoice';

/** A row is chosen by its own key, so that its box is no further stop of the Tab key. */
export const RowBox = ({ name, isChosen }: { name: string; isChosen: boolean }) => (
  <label className="row-choice">
    <input type="checkbox" tabIndex={-1} aria-label={`Choose ${name}`} checked={isChosen} readOnly />
  </label>
);

const BOX = '.row-choice input';

export const isChoosingClick = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey;

/** For the body of a table. */
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
    // The browser would mark the text in between. What it would have given the focus gets it all the same.
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

/** All rows of this page. */
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
        aria-label="Choose all on this page"
        checked={areAll}
        onChange={() => setMany(ids, !areAll)}
      />
    </label>
  );
}

/** The row that has the focus, or in which something has it. */
export function focusedIn(table: RefObject<HTMLTableElement | null>, ids: readonly string[]): string | undefined {
  return ids[rowsIn(table.current).findIndex((row) => row.contains(document.activeElement))];
}
