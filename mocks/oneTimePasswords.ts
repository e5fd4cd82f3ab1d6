// One-time passwords, for signing in and for a forgotten password.
import { randomInt } from 'node:crypto';
import type { World } from './worlds/world';

const LIFETIME_MS = 5 * 60_000;
const WRONG_TRIES_ALLOWED = 3;
const SENDS_ALLOWED = 5;
const SENDS_WINDOW_MS = 15 * 60_000;
// Without 0/O and 1/I, which are easily misread.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface Issued {
  code: string;
  sentAt: number;
  wrongTries: number;
  verified: boolean;
}

/** The one-time passwords of one state. Plain data without methods, so that it can be handed over and kept. */
export interface OneTimePasswords {
  issued: Map<string, Issued>;
  sends: Map<string, number[]>;
}

export const noOneTimePasswords = (): OneTimePasswords => ({ issued: new Map(), sends: new Map() });

function unexpired({ issued }: OneTimePasswords, world: World, email: string): Issued | undefined {
  const entry = issued.get(email);
  return entry && world.now() - entry.sentAt < LIFETIME_MS ? entry : undefined;
}

export function sendOtp({ issued, sends }: OneTimePasswords, world: World, email: string, subject: string): boolean {
  const recent = (sends.get(email) ?? []).filter((at) => world.now() - at < SENDS_WINDOW_MS);
  if (recent.length >= SENDS_ALLOWED) return false;
  sends.set(email, [...recent, world.now()]);
  const code = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  issued.set(email, { code, sentAt: world.now(), wrongTries: 0, verified: false });
  world.mail(email, subject, code);
  return true;
}

export function verifyOtp(
  passwords: OneTimePasswords,
  world: World,
  email: string,
  code: string,
): 'verified' | 'wrong' | 'expired' | 'exceeded' {
  const entry = passwords.issued.get(email);
  if (!entry) return 'wrong';
  if (entry.wrongTries >= WRONG_TRIES_ALLOWED) return 'exceeded';
  if (!unexpired(passwords, world, email)) return 'expired';
  if (entry.code !== code) {
    entry.wrongTries += 1;
    return entry.wrongTries >= WRONG_TRIES_ALLOWED ? 'exceeded' : 'wrong';
  }
  entry.verified = true;
  return 'verified';
}

export const isOtpVerified = (passwords: OneTimePasswords, world: World, email: string): boolean =>
  unexpired(passwords, world, email)?.verified === true;

/** A verification is good for one sign-in or one change. */
export function consumeVerification(passwords: OneTimePasswords, world: World, email: string): boolean {
  if (!isOtpVerified(passwords, world, email)) return false;
  passwords.issued.delete(email);
  return true;
}
