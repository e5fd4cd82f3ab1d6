// Which one-time password was mailed last, and when, so that whoever comes back within the minute, also after a reload, gets no second
// mail. Only the last is remembered: a mail replaces the one before, also one for something else.
import * as v from 'valibot';
import { readJson, remove, write } from '@/ui/browser/stored';
import { RESEND_AFTER_SECONDS } from '@/ui/proofs/otp';
import type { Application } from './applications';

/** Why a one-time password is asked for. */
export type OtpPurpose = 'signIn' | 'waive' | 'change' | 'recovery';

const KEY = 'sent_otps';
const schema = v.record(v.string(), v.object({ purpose: v.string(), at: v.number() }));

const keyOf = (application: Application, email: string) => `${application} ${email.toLowerCase()}`;
const isRecent = (at: number) => Date.now() - at >= 0 && Date.now() - at < RESEND_AFTER_SECONDS * 1000;

/** Those of the last minute: nobody's address is kept for longer than it serves. */
function recent() {
  const all = Object.entries(readJson(KEY, schema) ?? {});
  return Object.fromEntries(all.filter(([, { at }]) => isRecent(at)));
}

function keep(sent: ReturnType<typeof recent>): void {
  if (Object.keys(sent).length > 0) write({ [KEY]: JSON.stringify(sent) });
  else remove([KEY]);
}

/** Gives when that was: now. */
export function noteSent(application: Application, email: string, purpose: OtpPurpose): number {
  const at = Date.now();
  keep({ ...recent(), [keyOf(application, email)]: { purpose, at } });
  return at;
}

/** One that was used, or tried too often, is good for nothing: the next is sent at once. */
export function forgetSent(application: Application, email: string): void {
  const { [keyOf(application, email)]: _used, ...others } = recent();
  keep(others);
}

export const forgetAllSent = (): void => remove([KEY]);

/** When the last one was sent, if that was for the same and so short ago that it serves. */
export function sentLately(application: Application, email: string, purpose: OtpPurpose): number | null {
  const last = recent()[keyOf(application, email)];
  return last?.purpose === purpose ? last.at : null;
}
