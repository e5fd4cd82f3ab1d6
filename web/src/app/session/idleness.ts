// When to warn an inactive user. The deployment says how long a user may be inactive.
const WARNING_MS = 10_000;
/** On screens where much work could be lost, a first warning comes with this much time left. */
const EARLY_WARNING_LEFT_MS = 610_000;

const CHECK_EVERY_MS = 1000;

type Idleness = { state: 'active' } | { state: 'warning'; secondsLeft: number } | { state: 'over' };

export function idlenessAfter(idleMs: number, limitMs: number): Idleness {
  if (idleMs < limitMs) return { state: 'active' };
  const left = limitMs + WARNING_MS - idleMs;
  return left > 0 ? { state: 'warning', secondsLeft: Math.ceil(left / 1000) } : { state: 'over' };
}

/**
 * Warns once per period of inactivity; never where the whole time is no longer than the rest that the warning announces.
 * The function that `warn` returns is called when activity or the watch ends it.
 */
export function watchEarly(idleMs: () => number, limitMs: number, warn: () => () => void): () => void {
  const earlyMs = limitMs - EARLY_WARNING_LEFT_MS;
  if (earlyMs <= 0) return () => undefined;
  let settle: (() => void) | null = null;
  const check = () => {
    const isEarly = idleMs() >= earlyMs;
    if (isEarly) settle ??= warn();
    else {
      settle?.();
      settle = null;
    }
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    settle?.();
  };
}
