// When something was saved, as the servers of content write it: '11/21/2026 2:05:00 PM', of the provider's country.
const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d\d):(\d\d) ([AP])M$/;
/** The moment by which they say never, as the console has moments. */
export const NEVER = '1900-01-01T00:00:00';

const twoDigits = (number: string) => number.padStart(2, '0');

/** As the console has moments: '2026-11-21T14:05:00', which can be sorted; '' for never. What cannot be read is left as it is. */
export function savedMoment(written: string): string {
  const [, month, date, year, hour, minute, second, half] = WRITTEN.exec(written) ?? [];
  if (!month || !date || !hour) return written;
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  const moment = `${year}-${twoDigits(month)}-${twoDigits(date)}T${twoDigits(String(hours))}:${minute}:${second}`;
  return moment === NEVER ? '' : moment;
}

/** The newest first, by when each was saved; of one moment that with the higher number. */
export function newestFirst<Row>(
  rows: readonly Row[],
  writtenOf: (row: Row) => string,
  numberOf: (row: Row) => number,
): Row[] {
  // Each is read once: there are a hundred thousand, and comparisons many times that.
  const dated = rows.map((row) => ({ row, moment: savedMoment(writtenOf(row)), number: numberOf(row) }));
  dated.sort((one, other) =>
    one.moment < other.moment ? 1 : one.moment > other.moment ? -1 : other.number - one.number,
  );
  return dated.map(({ row }) => row);
}
