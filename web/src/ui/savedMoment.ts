// When something was saved, as the servers of content write it: '11/21/2026 2:05:00 PM', of the provider's country.
const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d\d):(\d\d) ([AP])M$/;
/** The moment by which they say never, as the console has moments. */
export const NEVER = '1900-01-01T00:00:00';

/** As the console has moments: '2026-11-21T14:05:00', which can be sorted; '' for never. What cannot be read is left as it is. */
export function savedMoment(written: string): string {
  const [, month, date, year, hour, minute, second, half] = WRITTEN.exec(written) ?? [];
  if (!month || !date || !hour) return written;
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  const [mm, dd, hh] = [month, date, String(hours)].map((part) => part.padStart(2, '0'));
  const moment = `${year}-${mm}-${dd}T${hh}:${minute}:${second}`;
  return moment === NEVER ? '' : moment;
}

/** The newest first, by when each was saved; of one moment that with the higher number. */
export function newestFirst<Row>(
  rows: readonly Row[],
  writtenOf: (row: Row) => string,
  numberOf: (row: Row) => number,
): Row[] {
  const moments = new Map(rows.map((row) => [row, savedMoment(writtenOf(row))]));
  const at = (row: Row) => moments.get(row) ?? '';
  return rows.toSorted((one, other) =>
    at(one) < at(other) ? 1 : at(one) > at(other) ? -1 : numberOf(other) - numberOf(one),
  );
}
