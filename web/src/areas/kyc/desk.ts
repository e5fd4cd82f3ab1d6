// What only this desk has: its tabs, and in the address the range of days of both histories.
import { type Desk, useDesk } from '@/shared/review/desk';
import { daysAfter, isDay, today } from '@/ui/texts/days';
import { registrations } from './caseType';
import { filters, rangeProblem } from './rules';

export const SEARCH_HINT = 'Name, account or counter';

const tabs = { pending: 'Pending Requests', history: 'Approval History', reapproved: 'Reapproved History' };

const DAYS_BACK = 2;

const parts = { tabs, filters, further: { from: '', to: '' } };
const defaultRange = () => ({ from: daysAfter(today(), -DAYS_BACK), to: today() });

/** An invalid range becomes the default one; the rules are those of the form. */
function rangeOf({ from = '', to = '' }: Desk['query']) {
  const isRange = isDay(from) && isDay(to) && !rangeProblem(from, to, today());
  return isRange ? { from, to } : defaultRange();
}

export type RegistrationDesk = ReturnType<typeof useRegistrationDesk>;

export function useRegistrationDesk() {
  const desk = useDesk(registrations, parts);
  const day = today();
  return { ...desk, range: desk.isMine ? { from: day, to: day } : rangeOf(desk.query) };
}
