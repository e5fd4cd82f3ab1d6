// What limits are counted by: mailboxes and network addresses.
import { isIPv6 } from 'node:net';
import { percentDecoded } from '../requests/address';
import { badEmail } from '../requests/refusals';

/** The longest valid e-mail address. */
const LONGEST_EMAIL = 254;

/**
 * One form for all spellings of an address that some server may take for the same: also without accents and strokes,
 * percent-escapes and what a server may trim. It is used to count and to end sessions, so two people who share a form
 * share both. The length is checked first: normalizing turns some letters into eighteen.
 */
export function mailboxOf(email: string): string {
  // A character is at most two UTF-16 units, so a very long text is refused without splitting it.
  if (email.length > 2 * LONGEST_EMAIL || [...email].length > LONGEST_EMAIL) throw badEmail();
  return (
    decoded(email)
      .normalize('NFKD')
      .replace(/[\p{Cc}\p{Cf}\p{M}\s]/gu, '')
      .replace(/\.+(?=@|$)|[.+]+$/g, '')
      // Both ways, because some letters have an ASCII letter only as their capital.
      .toUpperCase()
      .toLowerCase()
      .replace(/(?![\0-\x7f])[\p{Script=Latin}\p{Nd}]/gu, inAscii)
  );
}

/** Without percent-escapes, which a server may decode once more than it should. */
function decoded(text: string): string {
  const once = text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => percentDecoded(escapes) ?? escapes);
  return once === text ? text : decoded(once);
}

/** Databases compare letters like this, and so take `ø` and `o` for the same. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
const ASCII = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'ae', 'oe', 'th'];
/** Kept, because comparing takes time. There are some two thousand Latin letters and digits. */
const known = new Map<string, string>();

function inAscii(letter: string): string {
  const found = known.get(letter) ?? ASCII.find((each) => compare(each, letter) === 0) ?? letter;
  known.set(letter, found);
  return found;
}

/** The network address that limits are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function placeOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  // A dual-stack socket reports IPv4 addresses as ::ffff:a.b.c.d.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address, in whichever notation it is written. */
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
