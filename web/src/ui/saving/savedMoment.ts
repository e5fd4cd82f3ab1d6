// Moments of saving as the content servers write them: '11/21/2026 2:05:00 PM', in the time of the provider's country.
import { isNever } from '@/ui/texts/days';

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d\d):(\d\d) ([AP])M$/;

const twoDigits = (number: string) => number.padStart(2, '0');

/**
 * Converts to the console's form, '2026-11-21T14:05:00', which can be sorted; '' for never. Unreadable text is returned
 * unchanged.
 */
export function savedMoment(written: string): string {
  const moment = momentOf(written);
  return isNever(moment) ? '' : moment;
}

function momentOf(written: string): string {
  const [, month, date, year, hour, minute, second, half] = WRITTEN.exec(written) ?? [];
  if (!month || !date || !hour) return written;
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${year}-${twoDigits(month)}-${twoDigits(date)}T${twoDigits(String(hours))}:${minute}:${second}`;
}

/** Sorts the newest first, by moment and then by the higher number. */
export function newestFirst<Row>(
  rows: readonly Row[],
  writtenOf: (row: Row) => string,
  numberOf: (row: Row) => number,
): Row[] {
  // Parsed once per row: there may be a hundred thousand rows, and many more comparisons.
  const dated = rows.map((row) => ({ row, moment: savedMoment(writtenOf(row)), number: numberOf(row) }));
  dated.sort((one, other) =>
    one.moment < other.moment ? 1 : one.moment > other.moment ? -1 : other.number - one.number,
  );
  return dated.map(({ row }) => row);
}
