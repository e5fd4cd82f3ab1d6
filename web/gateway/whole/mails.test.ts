// Attacks that fill a stranger's mailbox with one-time passwords, or keep a person from getting one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { memoryStore } from '../store/memory';
import { stores } from '../store/testing';
import { browserAt } from './attackTesting';
import { ask, fakeServers, startGateway } from './testing';

const MARIA = 'maria.santos@lumina.example';
const MINUTE = 60_000;
const HOME = '10.9.9.9';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** The calls that mail a one-time password to an address, and how they name it. */
const SENDING: Partial<Record<OperationId, (email: string) => [Record<string, string>, object?]>> = {
  sendAgoraOtp: (email) => [{}, { Value: { email } }],
  sendAlagaMdOtp: (email) => [{}, { Value: { email_address: email } }],
  requestAgoraRecoveryOtp: (email) => [{ EmailAddress: email }],
  requestAlagaMdRecoveryOtp: (email) => [{ EmailAddress: email }],
};
const SENDERS = Object.keys(SENDING) as OperationId[];

/** Two gateways with one store. Each stranger comes from another place, to either of them. */
async function startAt(start: () => ReturnType<(typeof stores)[string]>) {
  const answers: Partial<Record<OperationId, object>> = {};
  const servers = fakeServers(({ operation }) =>
    answers[operation] ? { body: Buffer.from(JSON.stringify(answers[operation])) } : {},
  );
  const [store, env] = [await start(), { TRUST_PROXY: '1' }];
  const urls = [await startGateway(env, servers, undefined, store), await startGateway(env, servers, undefined, store)];
  let place = 0;
  const request = async (id: OperationId = 'sendAgoraOtp', email = MARIA, where?: string) => {
    place += 1;
    const [headers, body] = SENDING[id]?.(email) ?? [{}];
    const from = { 'x-forwarded-for': where ?? `10.0.0.${place % 250}` };
    return ask(urls[place % 2]?.url ?? '', id, { ...headers, ...from }, body);
  };
  const mails = () => servers.called.filter(({ operation }) => SENDERS.includes(operation)).length;
  return { url: urls[0]?.url ?? '', request, answers, mails };
}

test.each(Object.entries(stores))(
  'strangers can have one mail a minute sent to an address, by any call and from anywhere, in %s',
  async (_s, start) => {
    const { request, mails } = await startAt(start);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => request(SENDERS[at % 4])));
    const refused = answers.filter(({ status }) => status !== 200);
    expect([refused.length, mails()]).toEqual([39, 1]);
    for (const answer of refused) {
      const words = { message: 'Too many tries. Please wait a minute and try again.' };
      expect([answer.status, answer.json()]).toEqual([429, words]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await request('sendAgoraOtp', ` ${MARIA.toUpperCase()}`)).status, 'in another spelling').toBe(429);
    expect((await request('sendAgoraOtp', 'ben@lumina.example')).status).toBe(200);
  },
);

test('strangers can have ten mails an hour sent to an address, and the refusal says when there is another', async () => {
  const { request, mails } = await startAt(async () => memoryStore());
  for (let minute = 0; minute < 30; minute += 1) {
    await request(SENDERS[minute % 4]);
    wait(MINUTE);
  }
  expect(mails()).toBe(10);
  const refused = await request();
  expect(refused.json()).toEqual({ message: 'Too many tries. Please wait 30 minutes and try again.' });
  expect(refused.headers['retry-after']).toBe('1800');
  wait(30 * MINUTE);
  expect((await request()).status).toBe(200);
});

test('a request that the server clearly refused mailed nothing, and does not count', async () => {
  const { request, answers, mails } = await startAt(async () => memoryStore());
  answers.requestAgoraRecoveryOtp = examples.requestAgoraRecoveryOtp[200].unknownAddress;
  for (let time = 0; time < 12; time += 1) expect((await request('requestAgoraRecoveryOtp')).status).toBe(200);
  expect((await request('requestAlagaMdRecoveryOtp')).status).toBe(200);
  expect(mails()).toBe(13);
});

test('strangers keep nobody from signing in with the password, or from a code at a known place', async () => {
  const { url, request } = await startAt(async () => memoryStore());
  const person = browserAt(url);
  await person.ask('loginAgora', { 'x-forwarded-for': HOME });
  await person.ask('verifyAgoraOtp', { email: MARIA, 'x-forwarded-for': HOME });
  expect((await request()).status).toBe(200);
  expect((await request()).status).toBe(429);
  expect((await request('requestAgoraRecoveryOtp', MARIA, HOME)).status).toBe(200);
  expect((await request('requestAgoraRecoveryOtp', MARIA, HOME)).status, 'but not again at once').toBe(429);
  await person.ask('loginAgora');
  for (let time = 0; time < 3; time += 1) {
    expect((await person.ask('sendAgoraOtp', {}, { Value: { email: MARIA } })).status).toBe(200);
  }
  const others = await person.ask('sendAgoraOtp', {}, { Value: { email: 'ben@lumina.example' } });
  expect(others.status, 'the first mail to another mailbox').toBe(200);
  const again = await person.ask('sendAgoraOtp', {}, { Value: { email: 'ben@lumina.example' } });
  expect(again.status, 'a login is of one mailbox').toBe(429);
});
