// Signs the user out after a time without activity. Activity in one tab counts for all tabs.
import { useEffect, useState } from 'react';
import { idleLimitMs } from '../config';
import { idleMs, lastActivity, noteActivity } from './activity';
import { signOutIdle } from './calls';
import { idlenessAfter } from './idleness';

const EVENTS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;
const WRITE_EVERY_MS = 1000;

/** The seconds left while the warning shows, otherwise null. */
export function useIdleSignOut(): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    let hasEnded = false;
    const check = () => {
      const idleness = idlenessAfter(idleMs(), idleLimitMs());
      if (idleness.state === 'over' && !hasEnded) {
        hasEnded = true;
        signOutIdle();
      }
      setSecondsLeft(idleness.state === 'warning' ? idleness.secondsLeft : null);
      return idleness.state;
    };
    const touch = () => {
      // The first mouse move on a computer that slept past the limit comes too late to count as activity.
      if (check() === 'over') return;
      if (idleMs() < WRITE_EVERY_MS && lastActivity()) return;
      noteActivity();
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
