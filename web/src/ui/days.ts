// Days as the console stores and sends them, 'YYYY-MM-DD', and as people read and type them.
import { addDays, differenceInCalendarDays, format, isValid, parse, parseISO } from 'date-fns';

const SHOWN = 'MM/dd/yyyy';
const TYPED = ['MM/dd/yyyy', 'MM-dd-yyyy', 'yyyy-MM-dd', 'MMddyyyy'];

export const DAY_FORMAT = 'MM/DD/YYYY';
export const REVERSED = 'Start date must not be after End date.';

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

export const today = () => dayOf(new Date());
export const daysAfter = (day: string, count: number) => dayOf(addDays(parseISO(day), count));
export const daysBetween = (from: string, to: string) => differenceInCalendarDays(parseISO(to), parseISO(from));
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
export const shownMoment = (moment: string | null) => written(moment, `${SHOWN} h:mm a`);

/** With seconds, where it matters how long something took. */
export const shownSecond = (moment: string | null) => written(moment, `${SHOWN} h:mm:ss a`);

function written(moment: string | null, form: string): string {
  if (!moment) return '';
  const date = parseISO(moment);
  return isValid(date) ? format(date, form) : moment;
}
