// How often somebody may try to sign in: from one address of the network, and for one e-mail address.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { badEmail, tooMany } from '../requests/refusals';

/** With keys of one length this bounds the bytes, too: about 200 for each. */
const MOST_KEYS = 50_000;
/** No mailbox has a longer name. */
const LONGEST_EMAIL = 254;

interface Window {
  count: number;
  until: number;
}

export type Rate = ReturnType<typeof createRate>;

/** At most so many calls per key within a window of time. Each gateway counts for itself. */
export function createRate(most: number, windowMs: number) {
  /** By the digest of their key, the one that ends first before all others. */
  const windows = new Map<string, Window>();

  /** Nobody may fill the memory with keys of their own: what is over goes, and of too many the oldest. */
  function makeRoom(now: number): void {
    for (const [digest, { until }] of windows) {
      if (until > now && windows.size < MOST_KEYS) return;
      windows.delete(digest);
    }
  }

  return {
    /** Throws when there were too many. */
    count(key: string): void {
      const now = Date.now();
      const digest = createHash('sha256').update(key).digest('base64url');
      let window = windows.get(digest);
      if (!window || window.until <= now) {
        makeRoom(now);
        window = { count: 0, until: now + windowMs };
        windows.set(digest, window);
      }
      window.count += 1;
      if (window.count > most) throw tooMany(Math.ceil((window.until - now) / 1000));
    },
    /** How many keys are remembered. */
    get size(): number {
      return windows.size;
    },
  };
}

/** A mailbox, however its name is written. What is too long is refused before it is looked at: some letters fold into eighteen. */
export function mailboxOf(email: string): string {
  // A letter is one or two of what a length counts, so that a very long text is not even taken apart.
  if (email.length > 2 * LONGEST_EMAIL || [...email].length > LONGEST_EMAIL) throw badEmail();
  return email
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]/gu, '')
    .toLowerCase();
}

/** A household has one address, or, of the long ones, a whole network of them. */
export function placeOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  // A socket that listens for both kinds writes the short ones so.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of a long address, whichever way it is written. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.replace(/%.*$/s, '').split('::', 2);
  const [groups, rest] = [head, tail ?? ''].map(numbersIn) as [number[], number[]];
  return [...groups, ...Array<number>(8 - groups.length - rest.length).fill(0), ...rest];
}

const numbersIn = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
