// Records that are found by their name or number, by the calls of their lists. An area says how; they are asked as one types.
import type { QueryClient } from '@tanstack/react-query';
import { inSlices } from '@/ui/browser/slices';
import { foldedText } from '@/ui/texts/words';
import type { Session } from '../session/store';

export interface FoundRecord {
  id: string;
  label: string;
  /** What tells it from another of its name. */
  hint?: string;
  /** The address that opens it. */
  to: string;
}

export interface Records {
  /** At most `SHOWN_AT_MOST` of them. */
  records: FoundRecord[];
  /** How many there are in all. */
  total: number;
  /** Where not all could be looked at: how many were. */
  lookedAt?: number;
}

export interface Asking {
  session: Session;
  queries: QueryClient;
  signal: AbortSignal;
}

export interface RecordFinder {
  /** Fewer characters than these find too many. */
  least?: number;
  ask: (text: string, asking: Asking) => Promise<Records>;
}

/** What an area tells of its records. Only who may enter the screen is offered them. */
export interface FinderOfArea {
  /** What they are, as their group is called. */
  group: string;
  /** Of the screen that opens them. */
  path: string;
  load: () => Promise<{ default: RecordFinder }>;
}

export const SHOWN_AT_MOST = 5;
export const LEAST_CHARACTERS = 2;

/** A list that was loaded so lately is not asked for again at every letter. */
export const STILL_FRESH_MS = 60_000;

export const firstOf = (records: FoundRecord[], total = records.length): Records => ({
  records: records.slice(0, SHOWN_AT_MOST),
  total,
});

const folded = new WeakMap<object, string>();

/** Finds in a list that is here: every word of the text is in what is said of a record. */
export async function recordsIn<Row extends object>(
  rows: readonly Row[],
  text: string,
  { saidOf, recordOf }: { saidOf: (row: Row) => string; recordOf: (row: Row) => FoundRecord },
  signal: AbortSignal,
): Promise<Records> {
  const words = foldedText(text.trim()).split(/\s+/);
  const records: FoundRecord[] = [];
  let total = 0;
  const slices = inSlices(signal);
  for (const row of rows) {
    // Somebody's next letter is heard in between.
    if (slices.isOver()) await slices.pause();
    const said = folded.get(row) ?? foldedText(saidOf(row));
    folded.set(row, said);
    if (!words.every((word) => said.includes(word))) continue;
    total += 1;
    if (records.length < SHOWN_AT_MOST) records.push(recordOf(row));
  }
  return { records, total };
}
