// What the address says of this desk alone: both histories are of a range of days.
import { type Desk, useDesk } from '@/shared/review/desk';
import { daysAfter, isDay, today } from '@/ui/texts/days';
import { registrations } from './kind';
import { rangeProblem } from './rules';

const DAYS_BACK = 2;

const noRange = { from: '', to: '' };
const defaultRange = () => ({ from: daysAfter(today(), -DAYS_BACK), to: today() });

/** Invalid days become the default; the same rules as for the form. */
function rangeOf({ from = '', to = '' }: Desk['query']) {
  const isRange = isDay(from) && isDay(to) && !rangeProblem(from, to, today());
  return isRange ? { from, to } : defaultRange();
}

export type RegistrationDesk = ReturnType<typeof useRegistrationDesk>;

export function useRegistrationDesk() {
  const desk = useDesk(registrations, noRange);
  const day = today();
  return { ...desk, range: desk.isMine ? { from: day, to: day } : rangeOf(desk.query) };
}
