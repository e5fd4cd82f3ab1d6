// Days and times are written in several ways. One that is written otherwise than the contract does is written anew, in its way.
interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Without an offset: they are of the provider's country. Where the day stands first, the specification has the month first. */
const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<time>.+))?$/;
const MONTH_FIRST = /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4})(?: (?<time>.+))?$/;
const TIME = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?: ?(?<half>[AP]M))?$/i;

export function momentIn(text: string): Moment | undefined {
  const found = (ISO.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (!found) return undefined;
  const time = found.time === undefined ? {} : TIME.exec(found.time)?.groups;
  if (!time) return undefined;
  const [year, month, day] = [found.year, found.month, found.day].map(Number) as [number, number, number];
  const moment = {
    year,
    month,
    day,
    hour: hourIn(time),
    minute: Number(time.minute ?? 0),
    second: Number(time.second ?? 0),
  };
  return exists(moment) ? moment : undefined;
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

/** In each way that the contract has. */
export function waysOf(moment: Moment): string[] {
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
