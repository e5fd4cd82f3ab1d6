// Parses dates and times in several notations and writes them in the contract's notations.
interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * A time without an offset is Manila time; a time with one is converted to it. In dates like 1/2/2026 the month comes
 * first, as in the specification.
 */
const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<time>.+))?$/;
const MONTH_FIRST = /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4})(?: (?<time>.+))?$/;
/** As databases write it: Nov 20 2026  8:15AM, 20 Nov 2026, 20-Nov-2026. */
const NAMED_MONTH = /^(?<name>[a-z]{3}) +(?<day>\d{1,2}),? +(?<year>\d{4})(?: +(?<time>.+))?$/i;
const DAY_FIRST = /^(?<day>\d{1,2})[ -](?<name>[a-z]{3})[ -](?<year>\d{4})(?: +(?<time>.+))?$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME =
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?: ?(?<half>[AP]M))?(?: ?(?<offset>Z|[+-]\d{2}:?\d{2}))?$/i;
/** As .NET servers write it: the time in UTC; the offset behind it is that of the server. */
const DOT_NET = /^\/Date\((?<milliseconds>-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const MINUTE = 60_000;
const MANILA_MINUTES = 8 * 60;

export function parseMoment(text: string): Moment | undefined {
  const milliseconds = DOT_NET.exec(text)?.groups?.milliseconds;
  if (milliseconds !== undefined) return parseMoment(new Date(Number(milliseconds)).toISOString());
  const found = [ISO, MONTH_FIRST, NAMED_MONTH, DAY_FIRST].map((form) => form.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const time = found.time === undefined ? {} : TIME.exec(found.time)?.groups;
  if (!time) return undefined;
  const named = found.name && MONTHS.indexOf(found.name.toLowerCase()) + 1;
  const [year, month, day] = [found.year, named ?? found.month, found.day].map(Number) as [number, number, number];
  const moment = {
    year,
    month,
    day,
    hour: hourIn(time),
    minute: Number(time.minute ?? 0),
    second: Number(time.second ?? 0),
  };
  if (!exists(moment)) return undefined;
  return time.offset === undefined ? moment : inManila(moment, MANILA_MINUTES - minutesOf(time.offset));
}

/**
 * Midnight of 1 January 1900, in either time zone, stands for "never". Dates that old are therefore converted only if
 * the result is that midnight.
 */
function inManila(moment: Moment, minutes: number): Moment {
  if (moment.year < 1899) return moment;
  const local = atOffset(moment, minutes);
  return moment.year <= 1900 && !isNever(local) ? moment : local;
}

const isNever = ({ year, month, day, hour, minute, second }: Moment) =>
  year === 1900 && month === 1 && day === 1 && hour + minute + second === 0;

function minutesOf(offset: string): number {
  if (/z/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith('-') ? -minutes : minutes;
}

function atOffset({ year, month, day, hour, minute, second }: Moment, minutes: number): Moment {
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, second) + minutes * MINUTE);
  return {
    year: utc.getUTCFullYear(),
    month: utc.getUTCMonth() + 1,
    day: utc.getUTCDate(),
    hour: utc.getUTCHours(),
    minute: utc.getUTCMinutes(),
    second: utc.getUTCSeconds(),
  };
}

function hourIn({ hour = '0', half }: { hour?: string; half?: string }): number {
  if (!half) return Number(hour);
  return (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

function exists({ year, month, day, hour, minute, second }: Moment): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
}

const two = (number: number) => String(number).padStart(2, '0');
const four = (number: number) => String(number).padStart(4, '0');

/** All notations that the contract has. */
export function notationsOf(moment: Moment): string[] {
  const { year, month, day, hour, minute, second } = moment;
  const [iso, american] = [`${four(year)}-${two(month)}-${two(day)}`, `${two(month)}/${two(day)}/${four(year)}`];
  const clock = `${two(hour)}:${two(minute)}:${two(second)}`;
  const half = `${hour % 12 || 12}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`;
  return [
    iso,
    `${iso}T${clock}`,
    american,
    american.replaceAll('/', '-'),
    `${american} ${clock}`,
    `${month}/${day}/${four(year)} ${half}`,
  ];
}
