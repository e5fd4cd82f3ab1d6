// A case and its neighbours in the filtered list.
import { groupDigits } from '@/ui/texts/groupDigits';
import type { Desk } from './desk';
import type { Kind, Tab } from './kind';

export interface Queue<Row> {
  tab: Tab;
  row: Row;
  /** '12 of 137'; null when the case is not in the list, for example when a link opened it. */
  position: string | null;
  previous: Row | null;
  next: Row | null;
  /** There is a next case, but its page has not arrived yet. */
  isNextLoading: boolean;
  isPreviousLoading: boolean;
  /** Opens another case; null closes the dialog. */
  go: (to: Row | null) => void;
  /** Opens the next case, because the decided one leaves the list. */
  onDecided: () => void;
}

interface Listed<Row> {
  /** The loaded rows, in the order shown. */
  rows: Row[];
  total: number;
  /** The number of rows on the pages before. */
  passed?: number;
  /** The rows next to the loaded ones, on other pages. */
  rowBefore?: Row | undefined;
  rowAfter?: Row | undefined;
  isAfterLoading?: boolean;
  isBeforeLoading?: boolean;
}

export function placeInRows<Row extends object>({ idOf }: Kind<Row>, { open }: Desk, rows: Row[]): number {
  return open === '' ? -1 : rows.findIndex((row) => idOf(row) === open);
}

/** The position of the open case in the list, and its neighbours. */
export function queueOf<Row extends object>(
  kind: Kind<Row>,
  desk: Desk,
  { rows, total, passed = 0, rowBefore, rowAfter, isAfterLoading = false, isBeforeLoading = false }: Listed<Row>,
): Omit<Queue<Row>, 'tab' | 'row'> {
  const at = placeInRows(kind, desk, rows);
  const place = at < 0 ? -1 : at + passed;
  const next = at < 0 ? null : (rows[at + 1] ?? rowAfter ?? null);
  const previous = at < 0 ? null : (rows[at - 1] ?? rowBefore ?? null);
  const open = (to: Row | null, index: number) => {
    const page = Math.floor(Math.max(0, index) / desk.view.pageSize) + 1;
    desk.openCase(to ? kind.idOf(to) : '', place < 0 ? undefined : page);
  };
  return {
    next,
    previous,
    isNextLoading: next === null && isAfterLoading,
    isPreviousLoading: previous === null && isBeforeLoading,
    position: place < 0 ? null : `${place + 1} of ${groupDigits(total)}`,
    go: (to) => open(to, place + (to === null ? 0 : to === next ? 1 : -1)),
    // The next case moves up to the place of the decided one.
    onDecided: () => open(next, Math.min(place, total - 2)),
  };
}
