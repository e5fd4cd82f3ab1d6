// Moves the dates of a kept world that is opened on a later day as if it had been kept on that day.
import { DAY_MS, dayOf, startOfDay } from '../manilaTime';

/** Everything that is seeded is younger than this. A date of birth is older, and stays. */
const MOVED_WITHIN_MS = 3650 * DAY_MS;

/** A date, with or without a time. */
const ISO = /^\d{4}-\d\d-\d\d(?=$|T)/;
const AMERICAN = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?=$| )/;
/** Dates with such a time have months and days without leading zeros. */
const WITHOUT_ZEROS = /:\d\d:\d\d [AP]M$/;

/** The number of calendar days between two moments, in the time zone of the servers. */
export const daysBetween = (from: number, to: number) => Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);

/** Moves all dates that are close to `around`. */
export function withDatesMoved<Json>(json: Json, days: number, around: number): Json;
export function withDatesMoved(json: unknown, days: number, around: number): unknown {
  if (days === 0) return json;
  const isNear = (at: number) => Math.abs(at - around) < MOVED_WITHIN_MS;
  const laterDay = (day: string) => {
    const at = Date.parse(`${day}T00:00:00+08:00`);
    return isNear(at) ? dayOf(at + days * DAY_MS) : day;
  };
  const laterText = (text: string) => {
    const asWritten = (part: string) => (WITHOUT_ZEROS.test(text) ? String(Number(part)) : part);
    return text
      .replace(ISO, laterDay)
      .replace(AMERICAN, (date, month: string, dash: string, day: string, year: string) => {
        const known = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        const [newYear, newMonth = '', newDay = ''] = laterDay(known).split('-');
        return isNear(Date.parse(known)) ? [asWritten(newMonth), asWritten(newDay), newYear].join(dash) : date;
      });
  };
  const later = (value: unknown): unknown => {
    if (typeof value === 'number') return Number.isInteger(value) && isNear(value) ? value + days * DAY_MS : value;
    if (typeof value === 'string') return laterText(value);
    if (Array.isArray(value)) return value.map(later);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, later(each)]));
  };
  return later(json);
}
