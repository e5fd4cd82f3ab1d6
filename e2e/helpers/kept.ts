// What goes along with calls of the console.
import { pbkdf2Sync } from 'node:crypto';

/** Calls that a script makes with the browser's cookies, from the console's own origin. */
export const FROM_CONSOLE = { 'sec-fetch-site': 'same-origin' };

/** What a signed-in browser keeps. */
export interface Kept {
  stored: Record<string, string>;
  cookie: { name: string; value: string; secure: boolean };
}

/** As the console keeps it, but quick to make. */
function digestOf(password: string) {
  const salt = '00'.repeat(16);
  const digest = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 1, 32, 'sha256').toString('hex');
  return { salt, iterations: 1, digest };
}

/** What a browser keeps of a session, once its person has signed in with the password. */
export function keptOf(
  session: Record<string, unknown>,
  cookie: Kept['cookie'],
  application: string,
  password: string,
): Kept {
  const entries = Object.entries({ ...session, current_pw: digestOf(password) }).map(([key, value]) => [
    key,
    JSON.stringify(value),
  ]);
  return { stored: { ...Object.fromEntries(entries), appName: application, is_logged_in: '1' }, cookie };
}
