import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRate, mailboxOf, placeOf, type Rate } from './rates';

const A_MINUTE = 60_000;
const START = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const count = (rate: Rate, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) rate.count(key);
};
const refusal = (call: () => void) => {
  try {
    call();
  } catch (error) {
    return error;
  }
};

test('refuses the call after the last allowed one and says how long to wait', () => {
  const rate = createRate(3, A_MINUTE);
  count(rate, 'ana', 3);
  vi.setSystemTime(START + 20_500);
  expect(refusal(() => rate.count('ana'))).toMatchObject({
    statusCode: 429,
    message: 'Too many tries. Please wait a minute and try again.',
    headers: { 'retry-after': '40' },
  });
  expect(() => rate.count('ben')).not.toThrow();
});

test('allows calls again after a minute, even if there were more tries meanwhile', () => {
  const rate = createRate(3, A_MINUTE);
  count(rate, 'ana', 3);
  vi.setSystemTime(START + A_MINUTE - 1);
  expect(() => rate.count('ana')).toThrow('Too many');
  vi.setSystemTime(START + A_MINUTE);
  count(rate, 'ana', 3);
  expect(() => rate.count('ana')).toThrow('Too many');
});

test('drops only the oldest key when there are too many', () => {
  const rate = createRate(1, A_MINUTE);
  rate.count('oldest');
  rate.count('old');
  for (let made = 2; made < 50_000; made += 1) rate.count(`made up ${made}`);
  expect(() => rate.count('oldest')).toThrow('Too many');
  rate.count('one more');
  expect(() => rate.count('old')).toThrow('Too many');
  expect(() => rate.count('oldest')).not.toThrow();
});

test('a key that is used again after its minute is no longer the oldest', () => {
  const rate = createRate(1, A_MINUTE);
  rate.count('ana');
  rate.count('ben');
  vi.setSystemTime(START + A_MINUTE);
  rate.count('ana');
  for (let made = 2; made < 50_000; made += 1) rate.count(`made up ${made}`);
  rate.count('one more');
  expect(() => rate.count('ana')).toThrow('Too many');
});

test('forgets windows that are over with the next call of any key', () => {
  const rate = createRate(3, A_MINUTE);
  for (let made = 0; made < 1_000; made += 1) rate.count(`made up ${made}`);
  vi.setSystemTime(START + A_MINUTE - 1);
  rate.count('late');
  expect(rate.size).toBe(1_001);
  vi.setSystemTime(START + A_MINUTE);
  rate.count('ana');
  expect(rate.size).toBe(2);
});

test('stores a long key in as little memory as a short one', () => {
  const remembered = vi.spyOn(Map.prototype, 'set');
  onTestFinished(() => remembered.mockRestore());
  const rate = createRate(1, A_MINUTE);
  rate.count('ﷺ'.repeat(60_000));
  rate.count('ana');
  expect(remembered.mock.calls.map(([key]) => String(key).length)).toEqual([43, 43]);
});

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
