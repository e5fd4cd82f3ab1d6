// How long a user may be inactive, and when to warn.
const IDLE_MS = 15 * 60_000;
const WARNING_MS = 10_000;
/** On screens where much work could be lost, a first warning comes with this much time left. */
const EARLY_WARNING_LEFT_MS = 610_000;

const CHECK_EVERY_MS = 1000;

type Idleness = { state: 'active' } | { state: 'warning'; secondsLeft: number } | { state: 'over' };

export function idlenessAfter(idleMs: number): Idleness {
  if (idleMs < IDLE_MS) return { state: 'active' };
  const left = IDLE_MS + WARNING_MS - idleMs;
  return left > 0 ? { state: 'warning', secondsLeft: Math.ceil(left / 1000) } : { state: 'over' };
}

/** Warns once per period of inactivity. The function that `warn` returns is called when activity or the watch ends it. */
export function watchEarly(idleMs: () => number, warn: () => () => void): () => void {
  let settle: (() => void) | null = null;
  const check = () => {
    const isEarly = idleMs() >= IDLE_MS - EARLY_WARNING_LEFT_MS;
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
