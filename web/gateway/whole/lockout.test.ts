// An outsider must not be able to lock a person out by using up their guesses or the tries of their account.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { memoryStore } from '../store/memory';
import { stores } from '../store/testing';
import { browserAt } from './attackTesting';
import { ask, cookiesIn, fakeServers, signedIn, startGateway } from './testing';

const MARIA = 'maria.santos@lumina.example';
const DAY = 24 * 3_600_000;
const [HOME, OFFICE] = ['10.9.9.9', '10.7.7.7'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A gateway whose server refuses passwords and codes that are called 'wrong'. */
async function startAt(start: () => ReturnType<(typeof stores)[string]>) {
  const wrong: Partial<Record<OperationId, object>> = {
    loginAgora: examples.loginAgora[200].wrongCredentials,
    verifyAgoraOtp: examples.verifyAgoraOtp[200].wrong,
  };
  const servers = fakeServers(({ operation, body, headers }) => {
    const isWrong = headers.otp === 'WRONG' || String(body).includes('wrong password');
    return isWrong ? { body: Buffer.from(JSON.stringify(wrong[operation])) } : {};
  });
  const env = { TRUST_PROXY: '1', RATE_PER_EMAIL: '1000' };
  const { url } = await startGateway(env, servers, undefined, await start());
  let place = 0;
  const from = (where?: string) => {
    place += 1;
    return { 'x-forwarded-for': where ?? `10.0.0.${place}` };
  };
  const login = async (password: string, where?: string) =>
    (await ask(url, 'loginAgora', from(where), { Value: { emailaddress: MARIA, password } })).status;
  const fail = async (where?: string) => {
    const failed = await Promise.all(Array.from({ length: 100 }, () => login('wrong password', where)));
    expect(new Set(failed)).toEqual(new Set([200]));
  };
  async function signInAt(where: string): Promise<void> {
    const person = browserAt(url);
    await person.ask('loginAgora', from(where));
    await person.ask('verifyAgoraOtp', { ...from(where), email: MARIA });
  }
  return { url, from, login, fail, signInAt };
}

const each = Object.entries(stores);

test.each(each)(
  'wrong codes of an outsider without the password do not use up the guesses of the person, in %s',
  async (_s, start) => {
    const { url, from } = await startAt(start);
    const person = browserAt(url);
    await person.ask('loginAgora');
    const others = [{}, signedIn({ email: 'ben@lumina.example' }, { verified: false })];
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const attempt = { ...from(), email: MARIA, otp: 'WRONG', ...others[time % 2] };
      statuses.push((await ask(url, 'verifyAgoraOtp', attempt)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const ofOther = signedIn({ email: MARIA, application: 'ALAGA MD' }, { verified: false });
    expect((await ask(url, 'verifyAgoraOtp', { ...ofOther, email: MARIA })).status, 'of the other application').toBe(
      429,
    );
    const typed = await person.ask('verifyAgoraOtp', { email: MARIA });
    expect([typed.status, Object.keys(cookiesIn(typed))]).toEqual([200, ['session', 'sign-in']]);
  },
);

test.each(each)(
  'a person who has typed the password has five guesses, however often they log in, in %s',
  async (_s, start) => {
    const { url } = await startAt(start);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const browser = browserAt(url);
      await browser.ask('loginAgora');
      statuses.push(await browser.status('verifyAgoraOtp', { email: MARIA, otp: 'WRONG' }));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const browser = browserAt(url);
    await browser.ask('loginAgora');
    expect(await browser.status('verifyAgoraOtp', { email: MARIA })).toBe(429);
    await browser.ask('sendAgoraOtp', {}, { Value: { email: MARIA } });
    expect(await browser.status('verifyAgoraOtp', { email: MARIA }), 'a new code').toBe(200);
  },
);

test.each(each)(
  'wrong passwords from elsewhere do not lock a person out at a known place, in %s',
  async (_s, start) => {
    const { signInAt, login, fail } = await startAt(start);
    for (const place of [HOME, OFFICE]) await signInAt(place);
    await fail(HOME);
    expect(await login('right', HOME), 'a hundred are too many there, too').toBe(429);
    expect(await login('right'), 'but lock nobody out elsewhere').toBe(200);
    await fail();
    expect(await login('right')).toBe(429);
    expect(await login('right', OFFICE)).toBe(200);
  },
  30_000,
);

test('a place stays known for thirty days', async () => {
  const { signInAt, login, fail } = await startAt(async () => memoryStore());
  await signInAt(HOME);
  wait(30 * DAY - 1);
  await fail();
  expect(await login('right', HOME)).toBe(200);
  wait(1);
  expect(await login('right', HOME)).toBe(429);
});

test('an account has at most its ten latest places as known ones', async () => {
  const { signInAt, login, fail } = await startAt(async () => memoryStore());
  for (let place = 0; place <= 10; place += 1) await signInAt(`10.8.0.${place}`);
  await fail();
  const statuses = [0, 1, 10].map((place) => login('right', `10.8.0.${place}`));
  expect(await Promise.all(statuses)).toEqual([429, 200, 200]);
});
