import { daysAfter } from '@/ui/days';

interface Range {
  from: string;
  to: string;
  /** Of the days, not of what a day holds. */
  latestFirst?: boolean;
}

/** A day at a time, the next one asked for while the last is written: a long range is never here whole. */
export async function* byDay<Row>(
  { from, to, latestFirst }: Range,
  ask: (day: string) => Promise<Row[]>,
  signal: AbortSignal,
) {
  const step = latestFirst ? -1 : 1;
  const isInRange = (day: string) => day >= from && day <= to;
  const first = latestFirst ? to : from;
  let coming = ask(first);
  for (let day = daysAfter(first, step); !signal.aborted; day = daysAfter(day, step)) {
    const rows = await coming;
    if (!isInRange(day)) {
      yield rows;
      return;
    }
    coming = ask(day);
    // Whoever stops waiting for the rows does not wait for its failure either.
    coming.catch(() => undefined);
    yield rows;
  }
}
