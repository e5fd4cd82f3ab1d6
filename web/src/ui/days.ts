// Days as the console stores and sends them, 'YYYY-MM-DD', and as people read and type them. They are days of the provider's
// country, wherever the browser stands.

/** 11/21/2026 or 11-21-2026, 2026-11-21, 11212026. */
const TYPED = [
  /^(?<month>\d{1,2})([/-])(?<date>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  /^(?<month>\d\d)(?<date>\d\d)(?<year>\d{4})$/,
];

/** How a field writes days; typed, they are understood either way. */
export type DayFormat = 'MM/DD/YYYY' | 'MM-DD-YYYY';
export const DAY_FORMAT: DayFormat = 'MM/DD/YYYY';
export const REVERSED = 'Start date must not be after End date.';

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

/** February 30 would be a day of March. */
export function isDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return false;
  return new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(text);
}

/** The day that was typed, '' when it is not a valid one. */
export function typedDay(text: string): string {
  const typed = text.trim();
  const { year = '', month = '', date = '' } = TYPED.map((form) => form.exec(typed)?.groups).find(Boolean) ?? {};
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // A year that is still being typed is one of the first thousand.
  return isDay(day) && year >= '1000' ? day : '';
}

/** As MM/DD/YYYY; what is not a day is returned unchanged. */
export function shownDay(text: string | null): string {
  const day = (text ?? '').slice(0, 10);
  if (!isDay(day)) return text ?? '';
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** MM-DD-YYYY, as exported files have it. */
export const exportedDay = (day: string | null) => shownDay(day).replaceAll('/', '-');

export const dayIn = (format: DayFormat, day: string) => (format === DAY_FORMAT ? shownDay(day) : exportedDay(day));

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

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'November 21, 2026', where a day is read and not compared. */
export function longDay(moment: string): string {
  const day = moment.slice(0, 10);
  if (!isDay(day)) return moment;
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
