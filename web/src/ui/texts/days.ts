// Days as the console stores and sends them ('YYYY-MM-DD'), and as people read and type them. They are days in the
// provider's country, whatever the browser's time zone.

/** 11/21/2026 or 11-21-2026, 2026-11-21, 11212026. */
const TYPED = [
  /^(?<month>\d{1,2})([/-])(?<date>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  /^(?<month>\d\d)(?<date>\d\d)(?<year>\d{4})$/,
];

/** How a field shows days; typed days are understood in either form. */
export type DayFormat = 'MM/DD/YYYY' | 'MM-DD-YYYY';
export const DAY_FORMAT: DayFormat = 'MM/DD/YYYY';
export const REVERSED = 'Start date must not be after End date.';
/** The specification does not forbid such a range: it is told once, and requested if it is applied again. */
export const rangeWarning = (from: string, to: string) => (to < from ? REVERSED : undefined);

/** A smaller year is still being typed. */
const FIRST_YEAR = 1000;

const DAY_MS = 24 * 60 * 60_000;
/** Manila is eight hours ahead of UTC all year. */
const MANILA_MS = 8 * 60 * 60_000;

/** The current moment as the server writes moments: '2026-11-21T10:32:00'. */
export const now = () => new Date(Date.now() + MANILA_MS).toISOString().slice(0, 19);
export const today = () => now().slice(0, 10);

// Counted in UTC, because days in the browser's zone may be longer or shorter when clocks change.
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Computed without a Date, because lists call it for every row. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, date] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const last = month === 2 && isLeap(year) ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
  return year >= FIRST_YEAR && date >= 1 && date <= last;
}

/**
 * How servers write that there is no date: the first moment of a database's dates, or of .NET's. 1 January 1900 without
 * a time may be a day of birth.
 */
const NEVER = /^(?:1900-01-01T00:00(?::00)?(?:$|[^\d:])|0001-01-01)/;
export const isNever = (moment: string) => NEVER.test(moment);

/** Whether something has happened by its date: one that cannot be read, or that says never, does not say so. */
export const isDated = (moment: string | null) => moment !== null && isDay(moment.slice(0, 10)) && !isNever(moment);

/** The typed day, or '' when it is not a valid one. */
export function typedDay(text: string): string {
  const typed = text.trim();
  for (const form of TYPED) {
    const { year = '', month = '', date = '' } = form.exec(typed)?.groups ?? {};
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (isDay(day)) return day;
  }
  return '';
}

/** MM/DD/YYYY; '' for no date; text that is not a day is returned unchanged. */
export function shownDay(text: string | null): string {
  if (!text || isNever(text)) return '';
  const day = text.slice(0, 10);
  if (!isDay(day)) return text;
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Why the typed text is not a day. */
export const dayProblem = (typed: string, format: DayFormat = DAY_FORMAT) =>
  /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/.test(typed.trim()) ? 'This day does not exist.' : `Enter the date as ${format}`;

/** MM-DD-YYYY, as in exported files. */
export const exportedDay = (day: string | null) => shownDay(day).replaceAll('/', '-');

export const dayIn = (format: DayFormat, day: string) => (format === DAY_FORMAT ? shownDay(day) : exportedDay(day));

/** A moment without an offset is local to the provider's country and is shown without conversion. */
export const shownMoment = (moment: string | null) => written(moment, false);

/** As in exported files: MM-DD-YYYY and the time of day. */
export const exportedMoment = (moment: string | null) => shownMoment(moment).replaceAll('/', '-');

/** With seconds, for durations that matter. */
export const shownSecond = (moment: string | null) => written(moment, true);

/** Formats the text without a Date: when clocks change, the browser's zone skips an hour that exists in Manila. */
function written(moment: string | null, withSeconds: boolean): string {
  const [, day = '', hour = '', minute, second = '00'] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?/.exec(moment ?? '') ?? [];
  if (!isDay(day) || isNever(moment ?? '')) return shownDay(moment);
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

/** 'November 21, 2026', for days that are read rather than compared. */
export function longDay(moment: string): string {
  if (isNever(moment)) return '';
  const day = moment.slice(0, 10);
  if (!isDay(day)) return moment;
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
