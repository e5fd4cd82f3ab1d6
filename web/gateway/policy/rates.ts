// What limits are counted by: mailboxes and network addresses.
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
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
  // A dual-stack socket reports IPv4 addresses as ::ffff:a.b.c.d; `process` takes them for IPv4.
  const address = ipaddr.process(ip.replace(/%.*$/s, ''));
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
