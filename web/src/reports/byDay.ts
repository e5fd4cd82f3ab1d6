import { daysAfter } from '@/ui/days';

interface Range {
  from: string;
  to: string;
  /** The order of the days, not of the rows within a day. */
  latestFirst?: boolean;
}

/** A day at a time, the next one requested while the last is written, so that a long range is never in memory whole. */
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
    // When the export is stopped meanwhile, its failure must not become an unhandled rejection.
    coming.catch(() => undefined);
    yield rows;
  }
}
