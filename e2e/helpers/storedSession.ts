// The stored session of a signed-in browser, and the headers of the console's own calls.
import { pbkdf2Sync } from 'node:crypto';

/** Header for calls that a script makes with the browser's cookies: the gateway requires the console's own origin. */
export const FROM_CONSOLE = { 'sec-fetch-site': 'same-origin' };

/** What a signed-in browser stores: entries of the local storage, and the session cookie. */
export interface StoredSession {
  stored: Record<string, string>;
  cookie: { name: string; value: string; secure: boolean };
}

/** The same format as the console's password digest, but with a single iteration, which is faster. */
function digestOf(password: string) {
  const salt = '00'.repeat(16);
  const digest = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 1, 32, 'sha256').toString('hex');
  return { salt, iterations: 1, digest };
}

/** What a browser stores of a session after a sign-in with this password. */
export function storedSessionOf(
  session: Record<string, unknown>,
  cookie: StoredSession['cookie'],
  application: string,
  password: string,
): StoredSession {
  const entries = Object.entries({ ...session, current_pw: digestOf(password) }).map(([key, value]) => [
    key,
    JSON.stringify(value),
  ]);
  return { stored: { ...Object.fromEntries(entries), appName: application, is_logged_in: '1' }, cookie };
}
