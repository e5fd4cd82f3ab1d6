// Search for records by name or number while the user types. Each area defines how its records are found.
import type { QueryClient } from '@tanstack/react-query';
import { inSlices } from '@/ui/browser/timeSlices';
import { foldedText } from '@/ui/texts/words';
import type { Session } from '../session/store';

export interface FoundRecord {
  id: string;
  label: string;
  /** Distinguishes records with the same name. */
  hint?: string;
  /** The address that opens it. */
  to: string;
}

export interface Records {
  /** At most `SHOWN_AT_MOST` records. */
  records: FoundRecord[];
  /** The number of all results. */
  total: number;
  /** The number of records searched, when not all could be. */
  lookedAt?: number;
}

export interface SearchContext {
  session: Session;
  queries: QueryClient;
  signal: AbortSignal;
}

export interface RecordFinder {
  /** The least number of characters to search for, because fewer would find too many. */
  least?: number;
  ask: (text: string, asking: SearchContext) => Promise<Records>;
}

/** An area's searchable records. They are offered only to users who may enter the screen. */
export interface AreaRecordFinder {
  /** The name of the records' group. */
  group: string;
  /** The path of the screen that opens them. */
  path: string;
  load: () => Promise<{ default: RecordFinder }>;
}

export const SHOWN_AT_MOST = 5;
export const LEAST_CHARACTERS = 2;

/** A list loaded this recently is not loaded again at every keystroke. */
export const STILL_FRESH_MS = 60_000;

export const firstRecords = (records: FoundRecord[], total = records.length): Records => ({
  records: records.slice(0, SHOWN_AT_MOST),
  total,
});

const folded = new WeakMap<object, string>();

/** Searches a loaded list: every word must occur in the text about a record. */
export async function recordsIn<Row extends object>(
  rows: readonly Row[],
  text: string,
  { searchedText, recordOf }: { searchedText: (row: Row) => string; recordOf: (row: Row) => FoundRecord },
  signal: AbortSignal,
): Promise<Records> {
  const words = foldedText(text.trim()).split(/\s+/);
  const records: FoundRecord[] = [];
  let total = 0;
  const slices = inSlices(signal);
  for (const row of rows) {
    // Pauses let the page handle the next keystroke.
    if (slices.isOver()) await slices.pause();
    const text = folded.get(row) ?? foldedText(searchedText(row));
    folded.set(row, text);
    if (!words.every((word) => text.includes(word))) continue;
    total += 1;
    if (records.length < SHOWN_AT_MOST) records.push(recordOf(row));
  }
  return { records, total };
}
