import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import type { UpstreamAnswer } from '../upstreamCall';
import { fakeServers, signedIn, startGateway, ask as tell } from '../whole/testing';
import { createSystemAccess } from './systemAccess';

const BEGIN = 1_000_000;
const A_MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that names these screens and counts how often it was asked. */
function server(...screens: string[]) {
  const its = { screens, asked: 0 };
  const ask = async () => {
    its.asked += 1;
    return [...its.screens];
  };
  return { its, ask };
}

test('a yes is cached for one minute', async () => {
  const access = createSystemAccess();
  const { its, ask } = server('/lockedout');
  const opens = () => access.names(['/concurrent', '/lockedout'], 'role 2', ask);
  expect(await opens()).toBe(true);
  its.screens = [];
  vi.setSystemTime(BEGIN + A_MINUTE - 1);
  expect(await opens()).toBe(true);
  expect(its.asked).toBe(1);
  vi.setSystemTime(BEGIN + A_MINUTE);
  expect(await opens()).toBe(false);
});

test('a no is not cached, and a yes for another role or world does not count', async () => {
  const access = createSystemAccess();
  const { its, ask } = server();
  expect(await access.names(['/concurrent'], 'role 2', ask)).toBe(false);
  its.screens = ['/concurrent'];
  expect(await access.names(['/concurrent'], 'role 2', ask)).toBe(true);
  its.screens = [];
  expect(await access.names(['/concurrent'], 'role 3', ask)).toBe(false);
});

test('a server may write a screen without its first slash', async () => {
  const { ask } = server('concurrent/');
  expect(await createSystemAccess().names(['/concurrent'], 'role 2', ask)).toBe(true);
});

test('concurrent calls share one answer, and a failure counts as no for all of them', async () => {
  const access = createSystemAccess();
  const { its, ask } = server('/concurrent');
  const together = [1, 2, 3].map(() => access.names(['/concurrent'], 'role 2', ask));
  expect(await Promise.all(together)).toEqual([true, true, true]);
  expect(its.asked).toBe(1);

  const down = () => Promise.reject(new Error('down'));
  await expect(access.names(['/concurrent'], 'role 3', down)).rejects.toThrow('down');
  expect(await access.names(['/concurrent'], 'role 3', ask)).toBe(true);
});

test('the cache is bounded and drops its oldest entry', async () => {
  const access = createSystemAccess();
  const { its, ask } = server('/concurrent');
  for (let role = 0; role <= 1_000; role += 1) await access.names(['/concurrent'], `role ${role}`, ask);
  its.asked = 0;
  await access.names(['/concurrent'], 'role 1000', ask);
  expect(its.asked).toBe(0);
  await access.names(['/concurrent'], 'role 0', ask);
  expect(its.asked).toBe(1);
});

test.each<[string, Partial<UpstreamAnswer>]>([
  ['a failure', { status: 500 }],
  ['a refusal', { status: 403, body: Buffer.from('{"message":"No."}') }],
  ['a page', { type: 'text/html', body: Buffer.from('<p>/concurrent</p>') }],
  ['words', { body: Buffer.from('{"message":"Invalid Access Token"}') }],
  ['another shape', { body: Buffer.from('{"data":"/concurrent"}') }],
])('%s as the answer about system access opens no screen', async (_what, odd) => {
  const servers = fakeServers(({ operation }) => (operation === 'getSystemAccess' ? odd : {}));
  const { url } = await startGateway({}, servers);
  const { status } = await tell(url, 'resetAppLogin', { ...signedIn(), Email: 'b@c.example' });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(servers.called.map(({ operation }) => operation)).not.toContain('resetAppLogin');
});

test('many calls of one screen ask for the system access once', async () => {
  const [row] = examples.getSystemAccess[200].default.data;
  const body = Buffer.from(JSON.stringify({ data: [{ ...row, routename: '/requestlogs' }] }));
  const servers = fakeServers(({ operation }) => (operation === 'getSystemAccess' ? { body } : {}));
  const { url } = await startGateway({}, servers);
  for (const _time of [1, 2, 3]) expect((await tell(url, 'listRequestLogs', signedIn())).status).toBe(200);
  expect(servers.called.filter(({ operation }) => operation === 'getSystemAccess')).toHaveLength(1);
});
