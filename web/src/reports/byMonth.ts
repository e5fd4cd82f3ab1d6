import { daysAfter } from '@/ui/days';
import type { DayRange } from './exportRules';
import { oneAhead } from './oneAhead';

export const byMonth = <Row>(range: DayRange, ask: (part: DayRange) => Promise<Row[]>, signal: AbortSignal) =>
  oneAhead(monthsOf(range), ask, signal);

/** The parts of the range that lie in each of its months. */
function* monthsOf({ from, to }: DayRange): Generator<DayRange> {
  for (let first = from; first <= to; ) {
    const last = lastOfMonth(first);
    yield { from: first, to: last < to ? last : to };
    first = daysAfter(last, 1);
  }
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
