// The time of the last user activity, in any tab of this browser.
import { readText, remove, write } from '@/ui/browser/localStore';

const KEY = 'last_activity';

/** Null when there was none, or the stored value is not a time in the past. */
export function lastActivity(): number | null {
  const time = Number(readText(KEY));
  return time > 0 && time <= Date.now() ? time : null;
}

export const noteActivity = () => write({ [KEY]: String(Date.now()) });

/** Time since the last activity in any tab. */
export const idleMs = () => Date.now() - (lastActivity() ?? Date.now());

/** The header of a call that the user did not cause: for how many seconds the user has been inactive. */
export interface IdleHeader {
  'Idle-Seconds'?: number;
}

/** Sent with automatic calls, so that the gateway does not count them as activity. */
export const idleHeader = (): IdleHeader => ({ 'Idle-Seconds': Math.max(0, Math.floor(idleMs() / 1000)) });

/** To be called at sign-in, so that the inactivity time starts again. */
export const forgetActivity = () => remove([KEY]);
