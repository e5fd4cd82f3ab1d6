import { expect, test } from 'vitest';
import { mailboxOf, placeOf } from './rates';

const refusal = (call: () => void) => {
  try {
    call();
  } catch (error) {
    return error;
  }
};

test('spellings of an e-mail address are one mailbox, and an address that is too long is refused first', () => {
  for (const spelled of [
    ' ANA\u200b@Ｌumina.example',
    'áña@lumina.example',
    'ana@lumina.example.',
    'ana.@lumina.example..',
    'ana%00@lumina.example%20',
    'ana\0@lumina.example',
    '%61na@lumina.example',
    '%C3%A1na@lumina.example',
    '%25C3%25A1na@lumina.example',
    'ana@łumına.example',
    'ana@lumina.example%2B',
    'ana@luminꞛ.example',
    'ana@lumina.example+',
  ]) {
    expect(mailboxOf(spelled), spelled).toBe('ana@lumina.example');
  }
  expect(mailboxOf('50%ana@lumina.example'), 'no escape').toBe('50%ana@lumina.example');
  expect(mailboxOf('ﷺ'.repeat(254))).toHaveLength(254 * 15);
  expect(refusal(() => mailboxOf('a'.repeat(255)))).toMatchObject({ statusCode: 400 });
});

test.each([
  ['an IPv4 address', '192.168.1.1', '192.168.1.1'],
  ['an IPv4 address as a dual-stack socket reports it', '::ffff:192.168.1.1', '192.168.1.1'],
  ['the same in upper case', '::FFFF:192.168.1.1', '192.168.1.1'],
  ['the same in hexadecimal', '::ffff:c0a8:101', '192.168.1.1'],
  ['the same in full', '0:0:0:0:0:ffff:c0a8:0101', '192.168.1.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['the same network', '2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['an IPv6 address that begins with zeros', '::1', '0:0:0:0'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', 'fe80:0:0:0'],
  ['no address', 'unknown', 'unknown'],
])('the place of %s', (_what, ip, place) => {
  expect(placeOf({ ip })).toBe(place);
});
