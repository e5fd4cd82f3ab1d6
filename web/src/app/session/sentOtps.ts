// When a one-time password was mailed last, so that whoever cancels and comes back within the minute gets no second mail.
import type { Application } from '@/app/session/applications';
import { RESEND_AFTER_SECONDS } from '@/ui/otp';

/** For as long as the page is open. */
const sent = new Map<string, number>();
const keyOf = (application: Application, email: string) => `${application} ${email.toLowerCase()}`;

export const noteSent = (application: Application, email: string) => sent.set(keyOf(application, email), Date.now());

/** One that was used, or tried too often, is good for nothing: the next is sent at once. */
export const forgetSent = (application: Application, email: string) => sent.delete(keyOf(application, email));

/** When the last one was sent, if that is so short ago that it serves. */
export function sentLately(application: Application, email: string): number | null {
  const at = sent.get(keyOf(application, email));
  return at !== undefined && Date.now() - at < RESEND_AFTER_SECONDS * 1000 ? at : null;
}
