// What was recorded some days ago, as if it were of today: every day and every moment in it so many days later.
import { DAY_MS } from '../manila';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?=$|T)/;
const MONTH_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?=$| )/;

const two = (number: number) => String(number).padStart(2, '0');

/** Of a copy: what a world does with it concerns no other. The year 1900 stands for never. */
export function daysLater<Value>(value: Value, days: number): Value;
export function daysLater(value: unknown, days: number): unknown {
  if (typeof value === 'string') return textLater(value, days);
  if (Array.isArray(value)) return value.map((each) => daysLater(each, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, daysLater(inner, days)]));
}

function textLater(text: string, days: number): string {
  const later = (year = '', month = '', day = '') =>
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)) + days * DAY_MS);
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year && year !== '1900') return text.replace(ISO, later(year, month, day).toISOString().slice(0, 10));
  const [, itsMonth, dash = '', itsDay, itsYear] = MONTH_FIRST.exec(text) ?? [];
  if (!itsYear || itsYear === '1900') return text;
  const at = later(itsYear, itsMonth, itsDay);
  // Where the clock has twelve hours, months and days have no zero before them.
  const written = / [AP]M$/.test(text) ? String : two;
  return text.replace(
    MONTH_FIRST,
    [written(at.getUTCMonth() + 1), written(at.getUTCDate()), at.getUTCFullYear()].join(dash),
  );
}
