// The rules of the filters; each check gives the message of the first broken rule.
import type { Remark } from '@/shared/remarks';
import { daysBetween, REVERSED } from '@/ui/days';
import { containsWords } from '@/ui/words';
import type { Decision } from './calls';
import { counterOf, fullName, type Registration } from './registration';
import type { Tab } from './transitions';

const RANGE_LIMIT_DAYS = 7;

/** Both dates have the same messages on purpose, as specified. */
export function rangeProblem(from: string, to: string, today: string): string | undefined {
  if (!from) return 'Please select Start date.';
  if (!to) return 'Please select End date.';
  if (from > today) return 'Start date must start on or before current date.';
  if (to > today) return 'End date must start on or before current date.';
  if (to < from) return REVERSED;
  // Both ends count.
  if (daysBetween(from, to) >= RANGE_LIMIT_DAYS) return 'Date selection range limit is 7 days only.';
  return undefined;
}

export const searchProblem = (text: string) => (text.trim() === '' ? 'Search field is empty.' : undefined);

interface PendingFilter {
  date: string;
  counterFrom: string;
  counterTo: string;
}

export const NO_DATE = 'Please select date';

export function pendingFilterProblem({ date, counterFrom, counterTo }: PendingFilter): string | undefined {
  if (!date && !counterFrom && !counterTo) return NO_DATE;
  if (counterFrom && counterTo && Number(counterFrom) > Number(counterTo)) return 'Invalid filter number range!';
  return undefined;
}

/** Searches name, account number and counter. */
export const matchesText = (registration: Registration, text: string) =>
  containsWords(`${fullName(registration)} ${registration.accountno} ${counterOf(registration)}`, text);

export function matchesPendingFilter(registration: Registration, filter: PendingFilter): boolean {
  const counter = Number(counterOf(registration));
  const { date, counterFrom, counterTo } = filter;
  return (
    (!date || registration.posted_date.slice(0, 10) === date) &&
    (!counterFrom || counter >= Number(counterFrom)) &&
    (!counterTo || counter <= Number(counterTo))
  );
}

export type StatusFilter = '' | 'approved' | 'disapproved';

export function matchesStatus({ status }: Registration, filter: StatusFilter): boolean {
  if (filter === '') return true;
  return status === (filter === 'approved' ? 'A' : 'D');
}

export const REMARK_REQUIRED = 'Required!';

export const approval: Decision = { status: 'A', remarks: '', special_instructions: '', reapprove_notification: '0' };

/** One line for each chosen remark, then the additional remarks. */
export function disapproval(chosen: Remark[], additional: string): Decision {
  return {
    status: 'D',
    remarks: [...chosen.map(({ remarks }) => remarks), additional.trim()].filter(Boolean).join('\n'),
    special_instructions: chosen
      .map(({ special_instructions }) => special_instructions)
      .filter(Boolean)
      .join('\n'),
    reapprove_notification: chosen.some(({ reapp_notif }) => reapp_notif === '1') ? '1' : '0',
  };
}

/** One message for all missing files; null when nothing is missing. */
export function missingFiles({ selfie, id }: { selfie: boolean; id: boolean }): string | null {
  if (!selfie && !id) return 'No Selfie and valid Government ID have been submitted.';
  if (!selfie) return 'No Selfie has been submitted.';
  if (!id) return 'No valid Government ID has been submitted.';
  return null;
}

/** The most results that the server's search returns. */
export const SEARCH_LIMIT = 500;

/** The tab that shows a registration; the server's search finds those of all tabs. */
export function tabOf({ approved_date, is_reapprove }: Registration): Tab {
  if (approved_date === null) return 'pending';
  return is_reapprove ? 'reapproved' : 'history';
}

export interface Elsewhere {
  otherHistory: number;
  pending: number;
  isCut: boolean;
}

export function foundElsewhere(
  found: Registration[],
  isVisible: (row: Registration) => boolean,
  tab: Tab,
  text: string,
): Elsewhere {
  const elsewhere = found.filter((row) => isVisible(row) && tabOf(row) !== tab);
  const pending = elsewhere.filter((row) => tabOf(row) === 'pending');
  return {
    // The server searches more fields than the pending tab's filter, so some results would not be shown there.
    pending: pending.filter((row) => matchesText(row, text)).length,
    otherHistory: elsewhere.length - pending.length,
    isCut: found.length >= SEARCH_LIMIT,
  };
}
