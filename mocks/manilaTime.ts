// Days and times in the contract's formats, in the time zone of the provider's country, which is always eight hours
// ahead of UTC.
const OFFSET_MS = 8 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** `2026-11-21T10:32:00` */
export const momentOf = (ms: number) => new Date(ms + OFFSET_MS).toISOString().slice(0, 19);

/** `2026-11-21` */
export const dayOf = (ms: number) => momentOf(ms).slice(0, 10);

/** Parses a moment of the contract; null when it is not one. */
export function timeOf(moment: string | null): number | null {
  const at = Date.parse(`${moment}Z`) - OFFSET_MS;
  return Number.isNaN(at) ? null : at;
}

export const startOfDay = (ms: number) => Math.floor((ms + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** The start of a day written as MM/DD/YYYY. */
export function startOfWrittenDay(written: string): number {
  const [month, day, year] = written.split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day) - OFFSET_MS;
}

/** A day or moment of the contract as MM/DD/YYYY. */
export const writtenDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** A moment of the contract as MM/DD/YYYY hh:mm AM. */
export function writtenMoment(moment: string): string {
  const hours = Number(moment.slice(11, 13));
  const hour = String(hours % 12 || 12).padStart(2, '0');
  return `${writtenDay(moment)} ${hour}:${moment.slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `11/21/2026 2:05:00 PM`, the format in which the servers of the content areas write when something was saved. */
export function savedMomentOf(ms: number): string {
  const [day = '', time = ''] = momentOf(ms).split('T');
  const [year, month, date] = day.split('-').map(Number);
  const hours = Number(time.slice(0, 2));
  return `${month}/${date}/${year} ${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** How those servers write "never", for example as the time of the last edit of a post that was never edited. */
export const NEVER = '1/1/1900 12:00:00 AM';

/** `11/21/2026 14:05:00`, the format in which the content areas write moments that users choose. */
export function contentMomentOf(ms: number): string {
  const moment = momentOf(ms);
  return `${writtenDay(moment)} ${moment.slice(11)}`;
}
