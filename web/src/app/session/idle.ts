// Signs the user out after a time without activity. Activity in one tab counts for all tabs.
import { useEffect, useState } from 'react';
import { readText, remove, write } from '@/ui/stored';
import { signOutIdle } from './calls';
import { idlenessAfter } from './idleness';

const KEY = 'last_activity';
const EVENTS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;
const WRITE_EVERY_MS = 1000;

/** Null if there was none yet, or the stored value is not a time in the past. */
function lastActivity(): number | null {
  const time = Number(readText(KEY));
  return time > 0 && time <= Date.now() ? time : null;
}

/** Time since the last activity in any tab. */
export const idleMs = () => Date.now() - (lastActivity() ?? Date.now());

/** The seconds left while the warning shows, otherwise null. */
export function useIdleSignOut(): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    let over = false;
    const check = () => {
      const idleness = idlenessAfter(idleMs());
      if (idleness.state === 'over' && !over) {
        over = true;
        signOutIdle();
      }
      setSecondsLeft(idleness.state === 'warning' ? idleness.secondsLeft : null);
      return idleness.state;
    };
    const touch = () => {
      // The first mouse move on a computer that slept past the limit comes too late to count as activity.
      if (check() === 'over') return;
      if (idleMs() < WRITE_EVERY_MS && lastActivity()) return;
      write({ [KEY]: String(Date.now()) });
      setSecondsLeft(null);
    };
    touch();
    const timer = setInterval(check, 1000);
    for (const event of EVENTS) window.addEventListener(event, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const event of EVENTS) window.removeEventListener(event, touch, { capture: true });
    };
  }, []);

  return secondsLeft;
}

/** To be called at sign-in: the time starts anew. */
export const forgetActivity = () => remove([KEY]);
