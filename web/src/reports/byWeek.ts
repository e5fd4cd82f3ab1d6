import { daysAfter } from '@/ui/texts/days';
import type { DayRange } from './export/exportRules';

/** The most days that one request may cover. */
const MOST_DAYS = 7;

/**
 * The rows of a long range, a week at a time, the latest first. Adjacent weeks overlap by one day, because a server may
 * read the last day of a range as its first moment (midnight).
 */
export async function* byWeek<Row>(
  range: DayRange,
  ask: (part: DayRange) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  let known = new Set<string>();
  for await (const rows of loadAhead(weeksOf(range), ask, signal)) {
    yield rows.filter((row) => !known.has(keyOf(row)));
    known = new Set(rows.map(keyOf));
  }
}

function* weeksOf({ from, to }: DayRange): Generator<DayRange> {
  for (let last = to; ; last = daysAfter(last, 1 - MOST_DAYS)) {
    const first = daysAfter(last, 1 - MOST_DAYS);
    if (first <= from) {
      yield { from, to: last };
      return;
    }
    yield { from: first, to: last };
  }
}

/**
 * Loads part after part, each while the previous one is being written, so that a long range is never in memory as a
 * whole.
 */
async function* loadAhead<Part, Row>(
  parts: Iterable<Part>,
  ask: (part: Part) => Promise<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const remaining = parts[Symbol.iterator]();
  const begin = () => {
    const { done, value } = remaining.next();
    if (done) return undefined;
    const rows = ask(value);
    // If the export is stopped meanwhile, a failure of this request must not become an unhandled rejection.
    rows.catch(() => undefined);
    return rows;
  };
  let coming = begin();
  while (coming && !signal.aborted) {
    const rows: Row[] = await coming;
    coming = begin();
    yield rows;
  }
}
