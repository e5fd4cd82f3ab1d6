// The rules of the desks' filters; each check returns the message of the first broken rule.
import { containsWords } from '@/ui/texts/words';
import type { Tab } from './caseType';

type TextOf<Row> = (row: Row) => string;

export const searchProblem = (text: string) => (text.trim() === '' ? 'Search field is empty.' : undefined);

export interface PendingFilter {
  date: string;
  counterFrom: string;
  counterTo: string;
}

export const NO_DATE = 'Please select date';

/** From 0 to 0 counts as no range. */
function rangeOf({ counterFrom, counterTo }: PendingFilter): { from?: number; to?: number } {
  if (Number(counterFrom) === 0 && Number(counterTo) === 0) return {};
  return {
    ...(counterFrom && { from: Number(counterFrom) }),
    ...(counterTo && { to: Number(counterTo) }),
  };
}

export const hasPendingFilter = (filter: PendingFilter) =>
  filter.date !== '' || Object.keys(rangeOf(filter)).length > 0;

/** The message, at the field that must be changed. */
export function pendingFilterProblem(filter: PendingFilter, needsDay: boolean): Partial<PendingFilter> | undefined {
  if (!hasPendingFilter(filter) || (needsDay && !filter.date)) return { date: NO_DATE };
  const { from, to } = rangeOf(filter);
  if (from !== undefined && to !== undefined && from > to) return { counterFrom: 'Invalid filter number range!' };
  return undefined;
}

/** Whether a case was posted on the day and is within the range of counters. */
export function fitsPending<Row>(
  { counterOf, postedOf }: { counterOf: TextOf<Row>; postedOf: TextOf<Row> },
  filter: PendingFilter,
): (row: Row) => boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = rangeOf(filter);
  return (row) => {
    const counter = Number(counterOf(row));
    return (!filter.date || postedOf(row).slice(0, 10) === filter.date) && counter >= from && counter <= to;
  };
}

export const fitsText =
  <Row>(searchedText: TextOf<Row>, text: string) =>
  (row: Row) =>
    containsWords(searchedText(row), text);

export type StatusFilter = '' | 'approved' | 'disapproved';

export function matchesStatus(status: string, filter: StatusFilter): boolean {
  if (filter === '') return true;
  return status === (filter === 'approved' ? 'A' : 'D');
}

/** The most results that the servers' searches return. */
export const SEARCH_LIMIT = 500;

export interface Elsewhere {
  /** How many cases the search found for each of the other tabs. */
  counts: (readonly [tab: Tab, count: number])[];
  isCut: boolean;
}

interface SearchRules<Row> {
  tabOf: (row: Row) => Tab;
  searchedText: TextOf<Row>;
  isVisible: (row: Row) => boolean;
}

/** The server's search finds cases of all tabs. */
export function foundElsewhere<Row>(
  found: Row[],
  { tabs, tab, find }: { tabs: Partial<Record<Tab, string>>; tab: Tab; find: string },
  { tabOf, searchedText, isVisible }: SearchRules<Row>,
): Elsewhere {
  const others = (Object.keys(tabs) as Tab[]).filter((other) => other !== tab).reverse();
  // The server searches more fields than the pending tab's filter, so some results would not be shown there.
  const isFindable = fitsText(searchedText, find);
  const countOf = (other: Tab) =>
    found.filter((row) => tabOf(row) === other && isVisible(row) && (other !== 'pending' || isFindable(row))).length;
  const counts = others.map((other) => [other, countOf(other)] as const).filter(([, count]) => count > 0);
  return { counts, isCut: found.length >= SEARCH_LIMIT };
}
