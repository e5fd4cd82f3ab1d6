// How often somebody may try to sign in: from one address of the network, and for one e-mail address.
import { tooMany } from '../refusals';

const MOST_KEYS = 50_000;

interface Window {
  count: number;
  until: number;
}

export type Rate = ReturnType<typeof createRate>;

/** At most so many calls per key within a window of time. Each gateway counts for itself. */
export function createRate(most: number, windowMs: number) {
  const windows = new Map<string, Window>();

  /** Nobody may fill the memory with keys of their own: the oldest, which ends first, goes. */
  function makeRoom(): void {
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size >= MOST_KEYS) windows.delete(oldest);
  }

  return {
    /** Throws when there were too many. */
    count(key: string): void {
      const now = Date.now();
      let window = windows.get(key);
      if (!window || window.until <= now) {
        windows.delete(key);
        makeRoom();
        window = { count: 0, until: now + windowMs };
        windows.set(key, window);
      }
      window.count += 1;
      if (window.count > most) throw tooMany(Math.ceil((window.until - now) / 1000));
    },
  };
}
