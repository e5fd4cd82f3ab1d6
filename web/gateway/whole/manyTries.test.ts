// Attacks that try again and again: sign-ins are limited for each e-mail address and for each place.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { startStack } from './attackTesting';
import { ana, ask } from './testing';

test('of 200 sign-ins a minute for one e-mail address only 30 are tried, however it is spelled', async () => {
  const { outcomeOf, called } = await startStack();
  const statuses = [];
  for (let time = 0; time < 200; time += 1) {
    const spelled = [ana.email, ` ${ana.email.toUpperCase()}`, `${ana.email}\u200b`, ana.email.replace('l', 'ｌ')];
    const [status] = await outcomeOf('loginAgora', {}, { Value: { emailaddress: spelled[time % spelled.length] } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(170).fill(429)]);
  expect(called).toHaveLength(30);
  expect((await outcomeOf('loginAgora', {}, { Value: { emailaddress: 'ben@lumina.example' } }))[0]).toBe(200);
});

test.each<[OperationId, (email: string) => object]>([
  ['loginAgora', (emailaddress) => ({ emailaddress })],
  ['sendAgoraOtp', (email) => ({ email })],
])('%s refuses an e-mail address that is longer than a valid one can be', async (id, saying) => {
  const { outcomeOf, called } = await startStack();
  const long = (length: number) => outcomeOf(id, {}, { Value: saying('ﷺ'.repeat(length)) });
  for (const length of [255, 1_300]) expect((await long(length))[0]).toBe(400);
  expect((await long(20_000))[0]).toBe(413);
  expect(called).toEqual([]);
});

test('from many places together, an e-mail address can be tried ten times as often', async () => {
  const { outcomeOf } = await startStack({ TRUST_PROXY: '1', RATE_PER_EMAIL: '2' });
  const tries = async (place: string, times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) {
      const body = { Value: { emailaddress: ana.email } };
      statuses.push((await outcomeOf('loginAgora', { 'x-forwarded-for': place }, body))[0]);
    }
    return statuses.filter((status) => status === 200).length;
  };
  expect(await tries('10.0.0.1', 5)).toBe(2);
  expect(await tries('2001:db8:1:1::1', 1)).toBe(1);
  expect(await tries('2001:db8:1:1:ffff::2', 3), 'the same network').toBe(1);
  for (const at of [2, 3, 4, 5, 6, 7, 8]) expect(await tries(`10.0.0.${at}`, 2)).toBe(2);
  expect(await tries('10.0.0.9', 9)).toBeLessThan(3);
  expect(await tries('10.0.0.10', 9)).toBe(0);
});

test('limits tries from one place, and ignores X-Forwarded-For unless a proxy is trusted', async () => {
  const statuses = async (env: Record<string, string>) => {
    const { url } = await startStack({ RATE_PER_PLACE: '2', ...env });
    const login = async (time: number) =>
      ask(
        url,
        'loginAgora',
        { 'x-forwarded-for': `10.0.0.${time}` },
        { Value: { emailaddress: `${time}@mail.example` } },
      );
    const answers = await Promise.all([1, 2, 3, 4].map(login));
    const refused = answers.find(({ status }) => status === 429);
    if (refused) expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    return answers.map(({ status }) => status).sort();
  };
  expect(await statuses({})).toEqual([200, 200, 429, 429]);
  expect(await statuses({ TRUST_PROXY: '1' })).toEqual([200, 200, 200, 200]);
});
