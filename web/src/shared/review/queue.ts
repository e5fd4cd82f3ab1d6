// A case and its neighbours in the filtered list.
import { groupDigits } from '@/ui/texts/counts';
import type { CaseType, Tab } from './caseType';
import type { Desk } from './desk';

export interface Queue<Row> {
  tab: Tab;
  row: Row;
  /** What the head says when a colleague has the case open, too. */
  claimed: string | undefined;
  /** '12 of 137'; null when the case is not in the list, for example when a link opened it. */
  position: string | null;
  previous: Row | null;
  /** The next case; of those that wait, the next that nobody else has open. */
  next: Row | null;
  /** That case and those after it, for when a colleague has just opened it. */
  following: Row[];
  /** There is a next case, but its page has not arrived yet. */
  isNextLoading: boolean;
  isPreviousLoading: boolean;
  /** Opens another case; null closes the dialog. Resolves once it is left. */
  go: (to: Row | null) => Promise<void>;
  /** Opens the next case, because the decided one leaves the list. */
  onDecided: () => Promise<void>;
}

/** As far as the list knows it. */
export interface ListedQueue<Row> extends Omit<Queue<Row>, 'tab' | 'row' | 'claimed' | 'go' | 'onDecided'> {
  go: (to: Row | null) => void;
  /** Opens this one of the following cases. */
  onDecided: (to: Row | null) => void;
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

export function placeInRows<Row extends object>({ idOf }: CaseType<Row>, { open }: Desk, rows: Row[]): number {
  return open === '' ? -1 : rows.findIndex((row) => idOf(row) === open);
}

/** The position of the open case in the list, and its neighbours. */
export function queueOf<Row extends object>(
  caseType: CaseType<Row>,
  desk: Desk,
  { rows, total, passed = 0, rowBefore, rowAfter, isAfterLoading = false, isBeforeLoading = false }: Listed<Row>,
): ListedQueue<Row> {
  const at = placeInRows(caseType, desk, rows);
  const place = at < 0 ? -1 : at + passed;
  const after = at < 0 ? [] : [...rows.slice(at + 1), ...(rowAfter ? [rowAfter] : [])];
  const isFree = (row: Row) => desk.tab !== 'pending' || !desk.claimed.has(caseType.idOf(row));
  const following = after.filter(isFree);
  const next = following[0] ?? null;
  /** How many places after the open case it is, or before it. */
  const stepsTo = (to: Row | null) => (to === null ? 0 : to === previous ? -1 : after.indexOf(to) + 1);
  const previous = at < 0 ? null : (rows[at - 1] ?? rowBefore ?? null);
  const open = (to: Row | null, index: number) => {
    const page = Math.floor(Math.max(0, index) / desk.view.pageSize) + 1;
    desk.openCase(to ? caseType.idOf(to) : '', place < 0 ? undefined : page);
  };
  return {
    next,
    following,
    previous,
    isNextLoading: next === null && isAfterLoading,
    isPreviousLoading: previous === null && isBeforeLoading,
    position: place < 0 ? null : `${place + 1} of ${groupDigits(total)}`,
    go: (to) => open(to, place + stepsTo(to)),
    // The cases after it move up by the place of the decided one.
    onDecided: (to) => open(to, Math.min(place + Math.max(stepsTo(to), 1) - 1, total - 2)),
  };
}
