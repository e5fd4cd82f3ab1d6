// Remembers the last one-time password that was mailed, so that a user who returns within a minute, even after a
// reload, gets no second mail. Only the last is kept, because a new password replaces the previous one, whatever its
// purpose.
import * as v from 'valibot';
import { readJson, remove, write } from '@/ui/browser/localStore';
import { RESEND_AFTER_SECONDS } from '@/ui/proofs/otp';
import type { Application } from './session';

/** Why a one-time password is needed. */
export type OtpPurpose = 'signIn' | 'waive' | 'change' | 'recovery';

const KEY = 'sent_otps';
const schema = v.record(v.string(), v.object({ purpose: v.string(), at: v.number() }));

const keyOf = (application: Application, email: string) => `${application} ${email.toLowerCase()}`;
const isRecent = (at: number) => Date.now() - at >= 0 && Date.now() - at < RESEND_AFTER_SECONDS * 1000;

/** Those of the last minute: addresses are kept no longer than necessary. */
function recent() {
  const all = Object.entries(readJson(KEY, schema) ?? {});
  return Object.fromEntries(all.filter(([, { at }]) => isRecent(at)));
}

function keep(sent: ReturnType<typeof recent>): void {
  if (Object.keys(sent).length > 0) write({ [KEY]: JSON.stringify(sent) });
  else remove([KEY]);
}

/** Returns the time that was noted. */
export function noteSent(application: Application, email: string, purpose: OtpPurpose): number {
  const at = Date.now();
  keep({ ...recent(), [keyOf(application, email)]: { purpose, at } });
  return at;
}

/** A password that was used, or tried too often, is invalid: the next one is sent at once. */
export function forgetSent(application: Application, email: string): void {
  const { [keyOf(application, email)]: _used, ...others } = recent();
  keep(others);
}

export const forgetAllSent = (): void => remove([KEY]);

/** When the last password was sent, if it was for the same purpose and is recent; null otherwise. */
export function sentLately(application: Application, email: string, purpose: OtpPurpose): number | null {
  const last = recent()[keyOf(application, email)];
  return last?.purpose === purpose ? last.at : null;
}
