// Moments as the content areas write them, '11/21/2026 14:05:00', in the time of the provider's country.
import { isDay } from '@/ui/texts/days';

const WRITTEN = /^(\d\d)\/(\d\d)\/(\d{4}) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/;

/** Converts to the console's form, '2026-11-21T14:05:00'. Unreadable text is returned unchanged. */
export const contentMoment = (written: string) => written.replace(WRITTEN, '$3-$1-$2T$4');

export function writtenMoment(moment: string): string {
  return moment.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)$/, '$2/$3/$1 $4');
}

/** Whether the text is a moment on a valid day. */
export const isWrittenMoment = (text: string) => WRITTEN.test(text) && isDay(contentMoment(text).slice(0, 10));
