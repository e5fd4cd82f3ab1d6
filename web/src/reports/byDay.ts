import { daysAfter } from '@/ui/days';
import { oneAhead } from './oneAhead';

interface Range {
  from: string;
  to: string;
  /** The order of the days, not of the rows within a day. */
  latestFirst?: boolean;
}

export const byDay = <Row>(range: Range, ask: (day: string) => Promise<Row[]>, signal: AbortSignal) =>
  oneAhead(daysOf(range), ask, signal);

function* daysOf({ from, to, latestFirst }: Range): Generator<string> {
  const step = latestFirst ? -1 : 1;
  for (let day = latestFirst ? to : from; day >= from && day <= to; day = daysAfter(day, step)) yield day;
}
