// Search for records by name or number while the user types. Each area defines how its records are found.
import { inSlices } from '@/ui/browser/timeSlices';
import { foldedText } from '@/ui/texts/words';
import type { FoundRecord, Records } from '../routing/routes';

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
