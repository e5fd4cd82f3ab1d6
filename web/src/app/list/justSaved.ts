// Finds the rows of a list that were just added or changed, so that the user sees where they are now.
import { useEffect, useRef, useState } from 'react';

/** Just long enough to find the row. */
export const MARKED_MS = 6000;
/** A list that changes later than this has changed for another reason. */
const RECENT_MS = 10_000;

let savedAt = Number.NEGATIVE_INFINITY;
let areMany = false;

export function noteSaved(): void {
  savedAt = performance.now();
  areMany = false;
}

/** After a batch, all changed rows are marked, and the list stays on its page. */
export function noteManySaved(): void {
  noteSaved();
  areMany = true;
}

/** The rows that were not there before. Relies on unchanged rows staying the same objects when a list is refetched. */
export function changedRows<Row extends object>(before: readonly Row[], rows: readonly Row[]): Row[] {
  const known = new Set(before);
  return rows.filter((row) => !known.has(row));
}

const NONE: ReadonlySet<string> = new Set();

/** The ids of the saved rows, once they are in the list. `onFound` is called once when a single row was saved. */
export function useJustSaved<Row extends object>(
  rows: Row[] | undefined,
  rowId: (row: Row) => string,
  onFound: (row: Row) => void,
): ReadonlySet<string> {
  const before = useRef<Row[]>(undefined);
  const [marked, setMarked] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each refetched list.
  useEffect(() => {
    const earlier = before.current;
    before.current = rows;
    if (!rows || !earlier || rows === earlier || performance.now() - savedAt > RECENT_MS) return;
    const changed = changedRows(earlier, rows);
    const [first] = changed;
    if (!first) return;
    savedAt = Number.NEGATIVE_INFINITY;
    setMarked(new Set((areMany ? changed : [first]).map(rowId)));
    if (!areMany) onFound(first);
  }, [rows]);
  useEffect(() => {
    if (marked === NONE) return undefined;
    const timer = setTimeout(() => setMarked(NONE), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
