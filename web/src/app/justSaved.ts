// The row of a list that was just added or changed, so that whoever saved it sees it where it is now.
import { useEffect, useRef, useState } from 'react';

/** Long enough to be found, and no longer. */
export const MARKED_MS = 6000;
/** A list that comes this much later has changed for another reason. */
const RECENT_MS = 10_000;

let savedAt = Number.NEGATIVE_INFINITY;

export function noteSaved(): void {
  savedAt = performance.now();
}

/** The first row that was not there before; unchanged rows stay the same objects when a list is loaded anew. */
export function changedRow<Row extends object>(before: readonly Row[], rows: readonly Row[]): Row | undefined {
  const known = new Set(before);
  return rows.find((row) => !known.has(row));
}

/** The id of the row that was saved, from the moment it is in the list. `onFound` is told once. */
export function useJustSaved<Row extends object>(
  rows: Row[] | undefined,
  rowId: (row: Row) => string,
  onFound: (row: Row) => void,
): string | null {
  const before = useRef<Row[]>(undefined);
  const [marked, setMarked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on a list that was loaded anew, once.
  useEffect(() => {
    const earlier = before.current;
    before.current = rows;
    if (!rows || !earlier || rows === earlier || performance.now() - savedAt > RECENT_MS) return;
    const changed = changedRow(earlier, rows);
    if (!changed) return;
    savedAt = Number.NEGATIVE_INFINITY;
    setMarked(rowId(changed));
    onFound(changed);
  }, [rows]);
  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
