// Attacks on a sign-in that are made at the same moment: many tries, many uses of one code, a login during a reset.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { memoryStore } from '../store/memory';
import { stores } from '../store/testing';
import type { UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { browserAt, proofOf } from './attackTesting';
import { ask, cookiesIn, fakeServers, startGateway } from './testing';

const MARIA = 'maria.santos@lumina.example';
const saying = (body: object): Partial<UpstreamAnswer> => ({ body: Buffer.from(JSON.stringify(body)) });
const wrong = examples.loginAgora[200].wrongCredentials;

/** Servers whose answers to an operation wait until the test lets them go. */
function slowServers(answer: (call: UpstreamCall) => Partial<UpstreamAnswer> = () => ({})) {
  const servers = fakeServers(answer);
  const held = new Map<OperationId, Promise<void>>();
  const call = async (request: UpstreamCall) => {
    const answered = servers.call(request);
    await held.get(request.operation);
    return answered;
  };
  const hold = (operation: OperationId) => {
    let release = () => {};
    held.set(operation, new Promise((resolve) => (release = resolve)));
    return () => {
      held.delete(operation);
      release();
    };
  };
  return { ...servers, call, hold };
}

test.each(Object.entries(stores))(
  'of 300 passwords tried at once a hundred reach the server, in %s',
  async (_s, start) => {
    const servers = slowServers(({ operation }) => (operation === 'loginAgora' ? saying(wrong) : {}));
    const env = { TRUST_PROXY: '1', RATE_PER_EMAIL: '1000' };
    const store = await start();
    const urls = await Promise.all([1, 2].map(async () => (await startGateway(env, servers, undefined, store)).url));
    const release = servers.hold('loginAgora');
    const login = (time: number) =>
      ask(
        urls[time % 2] ?? '',
        'loginAgora',
        { 'x-forwarded-for': `10.0.${time % 9}.${time % 250}` },
        { Value: { emailaddress: MARIA } },
      );
    const refused = await new Promise<number>((resolve) => {
      let count = 0;
      const tries = Array.from({ length: 300 }, async (_, time) => {
        const { status } = await login(time);
        if (status === 429) count += 1;
        if (count === 200) release();
      });
      setTimeout(release, 10_000).unref();
      void Promise.all(tries).then(() => resolve(count));
    });
    expect([refused, servers.called.length]).toEqual([200, 100]);
  },
  30_000,
);

test('tries that succeeded, or that no server answered, are not counted as failed', async () => {
  let answer: () => Partial<UpstreamAnswer> = () => ({});
  const { url } = await startGateway(
    { RATE_PER_EMAIL: '1000' },
    fakeServers(() => answer()),
    undefined,
    memoryStore(),
  );
  const login = async (Value: object = { emailaddress: MARIA }) => (await ask(url, 'loginAgora', {}, { Value })).status;
  for (let time = 0; time < 110; time += 1) expect(await login()).toBe(200);
  answer = () => {
    throw new Error('down');
  };
  for (let time = 0; time < 110; time += 1) expect(await login()).toBe(500);
  answer = () => ({});
  expect(await login()).toBe(200);
});

test('wrong old passwords count as failed tries: after a hundred none reaches the server', async () => {
  const refusal = saying(examples.changePassword[200].wrongOldPassword);
  const servers = fakeServers(({ operation }) => (operation === 'changePassword' ? refusal : {}));
  const { url } = await startGateway({ RATE_PER_EMAIL: '1000', HUMAN_CHECK_COST: '1' }, servers);
  const browser = browserAt(url);
  await browser.signIn();
  const change = async () =>
    browser.status('changePassword', { 'Human-Proof': await proofOf(url, 'changePassword', browser.copied()) });
  for (let time = 0; time < 100; time += 1) expect(await change()).toBe(200);
  servers.called.length = 0;
  expect(await change()).toBe(429);
  expect(servers.called).toEqual([]);
}, 60_000);

test.each(Object.entries(stores))(
  'a login becomes one session, however often its code is sent at once, in %s',
  async (_s, start) => {
    const servers = slowServers();
    const { url } = await startGateway({}, servers, undefined, await start());
    const browser = browserAt(url);
    await browser.ask('loginAgora');
    const pending = browser.copied();
    const release = servers.hold('verifyAgoraOtp');
    const typed = Array.from({ length: 5 }, () => ask(url, 'verifyAgoraOtp', { ...pending, email: MARIA }));
    setTimeout(release, 200);
    const began = (await Promise.all(typed)).filter((answer) => 'session' in cookiesIn(answer));
    expect(began).toHaveLength(1);
    const later = await ask(url, 'verifyAgoraOtp', { ...pending, email: MARIA });
    expect(cookiesIn(later), 'a copy of its cookie').toEqual({});
  },
);

test('a login that is under way during a reset of the password does not become a session', async () => {
  const servers = slowServers();
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1' }, servers, undefined, memoryStore());
  const [thief, administrator] = [browserAt(url), browserAt(url)];
  const release = servers.hold('loginAgora');
  const login = thief.ask('loginAgora', {}, { Value: { emailaddress: MARIA, password: 'the old one' } });
  await expect.poll(() => servers.called.length).toBe(1);
  const { headers } = await administrator.ask('verifyAgoraRecoveryOtp', {}, { Value: { email: MARIA } });
  const ticket = { 'Otp-Ticket': String(headers['otp-ticket']) };
  const changed = await ask(url, 'changeForgottenAgoraPassword', ticket, { Value: { emailaddress: MARIA } });
  expect(changed.status).toBe(200);
  release();
  await login;
  expect(cookiesIn(await thief.ask('verifyAgoraOtp', { email: MARIA }))).toEqual({});
});

test('a login answer about somebody else is refused', async () => {
  const accepted = examples.loginAgora[200].default.data;
  const user = { ...accepted.user, emailaddress: 'jose.reyes@lumina.example' };
  const servers = fakeServers(({ operation }) =>
    operation === 'loginAgora' ? saying({ data: { ...accepted, user } }) : {},
  );
  const { url, audited } = await startGateway({}, servers);
  const answer = await ask(url, 'loginAgora', {}, { Value: { emailaddress: MARIA } });
  expect([answer.status, cookiesIn(answer)]).toEqual([502, {}]);
  expect(String(answer.body)).not.toContain('jose');
  await expect.poll(() => audited.map((line) => JSON.parse(line))).toMatchObject([{ outcome: 'failed', status: 502 }]);
});
