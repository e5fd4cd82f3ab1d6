// Days as the console stores and sends them, 'YYYY-MM-DD', and as people read and type them. They are days of the provider's
// country, wherever the browser stands.
import { format, isValid, parse, parseISO } from 'date-fns';

const SHOWN = 'MM/dd/yyyy';
const TYPED = ['MM/dd/yyyy', 'MM-dd-yyyy', 'yyyy-MM-dd', 'MMddyyyy'];

export const DAY_FORMAT = 'MM/DD/YYYY';
export const REVERSED = 'Start date must not be after End date.';

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

const DAY_MS = 24 * 60 * 60_000;
/** Manila is eight hours ahead of UTC all year round. */
const MANILA_MS = 8 * 60 * 60_000;

/** This moment as the server writes one: '2026-11-21T10:32:00'. */
export const now = () => new Date(Date.now() + MANILA_MS).toISOString().slice(0, 19);
export const today = () => now().slice(0, 10);

// Counted in UTC: where the clocks change, some days of the browser's are longer than others.
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** The day that was typed, '' when it is not a valid one. */
export function typedDay(text: string): string {
  for (const form of TYPED) {
    const date = parse(text.trim(), form, new Date());
    // A year that is still being typed is a valid one of the first century.
    if (isValid(date) && date.getFullYear() >= 1000) return dayOf(date);
  }
  return '';
}

/** As MM/DD/YYYY; what is not a day is returned unchanged. */
export const shownDay = (day: string | null) =>
  day && isDay(day.slice(0, 10)) ? format(parseISO(day.slice(0, 10)), SHOWN) : (day ?? '');

/** MM-DD-YYYY, as exported files have it. */
export const exportedDay = (day: string | null) => shownDay(day).replaceAll('/', '-');

/** A moment without an offset is one of the provider's country, wherever the reader is: it is shown as it stands. */
export const shownMoment = (moment: string | null) => written(moment, false);

/** With seconds, where it matters how long something took. */
export const shownSecond = (moment: string | null) => written(moment, true);

/** Formats the text without making a Date: when clocks change, the browser's zone skips an hour that exists in Manila. */
function written(moment: string | null, withSeconds: boolean): string {
  const [, day = '', hour = '', minute, second = '00'] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?/.exec(moment ?? '') ?? [];
  if (!isDay(day)) return shownDay(moment);
  const time = [Number(hour) % 12 || 12, minute, ...(withSeconds ? [second] : [])].join(':');
  return `${shownDay(day)} ${time} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
