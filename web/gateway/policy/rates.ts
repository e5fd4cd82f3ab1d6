// How often somebody may try to sign in: from one address of the network, and for one e-mail address.
import { isIPv6 } from 'node:net';
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

/** A household has one address, or, of the long ones, a whole network of them. */
export function placeOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::', 2);
  const [groups, rest] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
