// When somebody last did something, in any tab of this browser.
import { readText, remove, write } from '@/ui/browser/stored';

const KEY = 'last_activity';

/** Null if there was none yet, or the stored value is not a time in the past. */
export function lastActivity(): number | null {
  const time = Number(readText(KEY));
  return time > 0 && time <= Date.now() ? time : null;
}

export const noteActivity = () => write({ [KEY]: String(Date.now()) });

/** Time since the last activity in any tab. */
export const idleMs = () => Date.now() - (lastActivity() ?? Date.now());

/** Of a call that nobody makes: for how long nobody has done anything. */
export interface OwnAccord {
  'Idle-Seconds'?: number;
}

/** What a call that is made of its own accord tells the gateway, so that it is no activity. */
export const idleHeader = (): OwnAccord => ({ 'Idle-Seconds': Math.max(0, Math.floor(idleMs() / 1000)) });

/** To be called at sign-in: the time starts anew. */
export const forgetActivity = () => remove([KEY]);
