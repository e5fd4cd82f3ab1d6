// Attacks on sessions: stealing one, using one after its end, or using one from another site.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { wholeRequest } from '../requests/wholeRequest';
import type { UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { browserAt, LEFT_OUT } from './attackTesting';
import {
  ask,
  cookiesIn,
  fakeServers,
  fakeUpstream,
  OWN_ORIGIN,
  send,
  sessionIn,
  signedIn,
  startGateway,
} from './testing';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOT_OURS = [403, { message: 'This call must come from the console itself.' }];
const SIGNED_OUT = [401, { message: 'Invalid Access Token' }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const report = (rows: number) => ({ title: 'Remarks', rows, format: 'xlsx' });

/** A signed-in browser at a gateway whose servers answer with the contract's examples, or with this. */
async function signedInAt(answer?: (call: UpstreamCall) => Partial<UpstreamAnswer>, env: Record<string, string> = {}) {
  const servers = fakeServers(answer);
  const { url } = await startGateway(env, servers);
  const browser = browserAt(url);
  await browser.signIn();
  servers.called.length = 0;
  return { url, browser, called: servers.called };
}

/** Whether a copy of the cookies is valid for a call and for an export. */
async function isGood(url: string, headers: ReturnType<typeof signedIn>): Promise<boolean> {
  const listed = await ask(url, 'listRemarks', headers);
  const left = await send(url, '/exports', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(report(1)),
  });
  if (listed.status === 200 && left.status === 204) return true;
  for (const answer of [listed, left]) expect([answer.status, answer.json()]).toEqual(SIGNED_OUT);
  return false;
}

/** Makes a call to a gateway below a base path. */
function askBelow(url: string, base: string, id: OperationId, sentHeaders = {}) {
  const { headers, body, hasBody } = wholeRequest(id, { ...OWN_ORIGIN, ...sentHeaders });
  const { method, path } = operationTable[id];
  return send(url, `${base}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: hasBody ? JSON.stringify(body) : undefined,
  });
}

test.each([
  ['in production', 'production', '', '__Host-', 'Path=/; HttpOnly; SameSite=Strict; Secure'],
  ['below a base path', 'production', '/uat/kyc', '__Host-uat_kyc-', 'Path=/; HttpOnly; SameSite=Strict; Secure'],
  ['beside the mocks', 'mocks', '', '', 'Path=/; HttpOnly; SameSite=Strict'],
  ['beside the mocks, below a base path', 'mocks', '/uat/kyc', '', 'Path=/uat/kyc; HttpOnly; SameSite=Strict'],
])('the cookies %s are bound to the gateway and hidden from scripts', async (_where, mode, base, prefix, promises) => {
  const prism = await fakeUpstream();
  const env = { BASE_PATH: base, PRISM_URL: prism.url };
  const { url } = await startGateway(env, mode === 'mocks' ? undefined : fakeServers());
  const login = await askBelow(url, base, 'loginAgora');
  const written = (name: string, value: string, more = '') =>
    expect.stringMatching(new RegExp(`^${prefix}${name}=${value}; ${promises}${more}$`));
  expect(login.headers['set-cookie']).toEqual([written('sign-in', '[\\w-]{100,}')]);

  const cookie = `${prefix}sign-in=${cookiesIn(login)['sign-in']}`;
  const typed = await askBelow(url, base, 'verifyAgoraOtp', { cookie });
  const cleared = written('sign-in', '', '; Max-Age=0');
  expect(typed.headers['set-cookie']).toEqual([written('session', '[\\w-]{100,}'), cleared]);
});

test.each([
  ['maria.santos', 'maria.santos'],
  ['', null],
  [null, null],
  [undefined, null],
])('a server that calls the person %j gives the session the username %j', async (sentName, expected) => {
  const accepted = examples.loginAgora[200].default.data;
  const body = Buffer.from(JSON.stringify({ data: { ...accepted, user: { ...accepted.user, username: sentName } } }));
  const { url } = await startGateway(
    {},
    fakeServers(({ operation }) => (operation === 'loginAgora' ? { body } : {})),
  );
  const browser = browserAt(url);
  await browser.ask('loginAgora');
  const session = sessionIn(await browser.ask('verifyAgoraOtp'));
  expect(session?.identity).toMatchObject({ email: accepted.user.emailaddress, username: expected });
});

const calls = ['saveDecision', 'addOffer', 'logoutAgora', 'loginAgora', 'loginAlagaMd', 'verifyAgoraOtp'] as const;

test.each<[string, { 'sec-fetch-site': string | string[]; origin?: string }]>([
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a page that says it is the console', { 'sec-fetch-site': 'cross-site', origin: 'OWN' }],
  ['a foreign origin', { 'sec-fetch-site': LEFT_OUT, origin: 'https://evil.example' }],
  ['a page without an origin', { 'sec-fetch-site': LEFT_OUT, origin: 'null' }],
  ['an origin of another port', { 'sec-fetch-site': LEFT_OUT, origin: 'OWN0' }],
  ['who says neither', { 'sec-fetch-site': LEFT_OUT }],
])('%s changes nothing, cannot sign in or out, and reaches no server', async (_who, { origin, ...site }) => {
  const { url, browser, called } = await signedInAt();
  await browser.ask('loginAlagaMd');
  called.length = 0;
  const from = { ...site, ...(origin && { origin: origin.replace('OWN', url) }) };
  for (const id of calls) {
    const answer = await browser.ask(id, from);
    expect([id, answer.status, answer.json()]).toEqual([id, ...NOT_OURS]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
  const headers = { ...browser.copied(), ...from };
  const body = JSON.stringify(report(0));
  for (const answer of [
    await send(url, '/exports', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }),
    await send(url, '/session', { method: 'DELETE', headers }),
  ]) {
    expect([answer.status, answer.json()]).toEqual(NOT_OURS);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
  expect(called).toEqual([]);
  expect(await isGood(url, browser.copied())).toBe(true);
});

test('accepts a browser without sec-fetch-site by its origin', async () => {
  const { url } = await startGateway({}, fakeServers());
  expect((await ask(url, 'loginAgora', { 'sec-fetch-site': LEFT_OUT, origin: url })).status).toBe(200);
});

test('refuses two cookies with the same name', async () => {
  const { url, browser, called } = await signedInAt();
  const { cookie, ...own } = browser.copied();
  const other = signedIn().cookie.split('; ')[0];
  for (const twice of [
    `${cookie}; ${cookie}`,
    `${cookie}; ${other}`,
    `${other}; ${cookie}`,
    `${cookie}; __Host-session=`,
  ]) {
    expect(await isGood(url, { ...own, cookie: twice })).toBe(false);
  }
  const logins = [1, 2].map(() => signedIn({}, { verified: false }).cookie.split('; ')[0]);
  const typed = await ask(url, 'verifyAgoraOtp', { ...own, cookie: logins.join('; ') });
  expect(typed.headers).not.toHaveProperty('set-cookie');
  expect(called.filter(({ operation }) => operation === 'listRemarks')).toEqual([]);
});

const down = () => {
  throw new Error('down');
};
const logoutRefused = Buffer.from(examples.logoutAgora[200].refused);

test.each<[string, () => Partial<UpstreamAnswer>, boolean]>([
  ['done', () => ({}), false],
  ['of a server that is down', down, false],
  ['answered with a page', () => ({ type: 'text/html', body: Buffer.from('<p>') }), false],
  [
    'whose session is over there',
    () => ({ status: 401, body: Buffer.from('{"message":"Invalid Access Token"}') }),
    false,
  ],
  ['refused', () => ({ body: logoutRefused }), true],
  ['that failed', () => ({ status: 500, body: Buffer.from('{"message":"Internal Server Error"}') }), true],
])(
  'a logout that is %s ends the session, unless the server clearly did not sign out',
  async (_what, answer, isKept) => {
    const { url, browser } = await signedInAt(({ operation }) => (operation === 'logoutAgora' ? answer() : {}));
    const copied = browser.copied();
    const left = await browser.ask('logoutAgora');
    expect(left.headers, 'a late answer clears nothing of whoever has signed in meanwhile').not.toHaveProperty(
      'set-cookie',
    );
    expect(await isGood(url, copied)).toBe(isKept);
  },
);

test('DELETE /session ends the session, also for copied cookies', async () => {
  const { url, browser } = await signedInAt();
  const copied = browser.copied();
  expect((await browser.send('DELETE', '/session')).status).toBe(204);
  expect(await isGood(url, copied)).toBe(false);
});

test('a session ends after fifteen and a half minutes without a call, also for copied cookies', async () => {
  const { url, browser } = await signedInAt();
  wait(15 * MINUTE + 29 * SECOND);
  expect(await isGood(url, browser.copied())).toBe(true);
  wait(15 * MINUTE + 29 * SECOND);
  expect(await isGood(url, browser.copied()), 'a call is activity').toBe(true);
  wait(15 * MINUTE + 31 * SECOND);
  expect(await isGood(url, browser.copied())).toBe(false);
});

test.each<[string, string | undefined]>([
  ['without a word of it', undefined],
  ['left for long', '99999'],
  ['left since the last call', 'COUNTED'],
  ['in words', 'none'],
  ['before its time', '-1'],
  ['longer than a number', '000000'],
])('background calls do not keep a session alive: %s', async (_what, idleSeconds) => {
  const { url, browser } = await signedInAt();
  const begun = Date.now();
  for (let minute = 1; minute <= 15; minute += 1) {
    wait(MINUTE);
    const headers = idleSeconds?.replace('COUNTED', String((Date.now() - begun) / SECOND));
    expect(await browser.status('checkDevice', headers === undefined ? {} : { 'idle-seconds': headers })).toBe(200);
  }
  wait(31 * SECOND);
  expect(await browser.status('checkDevice', idleSeconds === undefined ? {} : { 'idle-seconds': idleSeconds })).toBe(
    401,
  );
  expect(await isGood(url, browser.copied())).toBe(false);
});

const PENDING = { recordstart: '0', recordend: '10', avega: '1' };

test.each([
  [
    'as long as the console asks of its own accord, and tells for how long nobody did anything',
    (left: number) => String(left),
    401,
  ],
  ['whatever it tells instead', () => 'nothing', 401],
  ['but not while a person asks for it', () => undefined, 200],
])('loading a list does not keep a session alive %s', async (_what, toldAfter, status) => {
  const { browser } = await signedInAt();
  const begun = Date.now();
  const headers = () => {
    const idleSeconds = toldAfter(Math.floor((Date.now() - begun) / SECOND));
    return { ...PENDING, ...(idleSeconds !== undefined && { 'idle-seconds': idleSeconds }) };
  };
  for (let minute = 1; minute <= 15; minute += 1) {
    wait(MINUTE);
    expect(await browser.status('listPendingRegistrations', headers())).toBe(200);
  }
  wait(31 * SECOND);
  expect(await browser.status('listPendingRegistrations', headers())).toBe(status);
});

test('background calls keep the session alive if the user was active five seconds ago', async () => {
  const { url, browser } = await signedInAt();
  for (let minute = 1; minute <= 40; minute += 1) {
    wait(MINUTE);
    expect(await browser.status('checkDevice', { 'idle-seconds': '5' })).toBe(200);
  }
  expect(await isGood(url, browser.copied())).toBe(true);
});

test.each([
  ['twelve hours', {}, 12],
  ['the hours of the settings', { SESSION_HOURS: '2' }, 2],
])('a session ends after %s, however active the user is', async (_what, env, hours) => {
  const { url, browser } = await signedInAt(undefined, env);
  const copied = browser.copied();
  const end = Date.now() + hours * HOUR;
  while (Date.now() + 10 * MINUTE < end) {
    wait(10 * MINUTE);
    expect(await browser.status('listRemarks')).toBe(200);
    expect(await browser.status('checkDevice', { 'idle-seconds': '0' })).toBe(200);
  }
  vi.setSystemTime(end - 1);
  expect(await isGood(url, copied)).toBe(true);
  vi.setSystemTime(end);
  expect(await isGood(url, browser.copied())).toBe(false);
  expect(await isGood(url, copied)).toBe(false);
});

test('a login waits half an hour for its one-time password', async () => {
  const { url } = await startGateway({}, fakeServers());
  const [inTime, late] = [browserAt(url), browserAt(url)];
  for (const browser of [inTime, late]) await browser.ask('loginAgora');
  wait(30 * MINUTE - 1);
  expect(cookiesIn(await inTime.ask('verifyAgoraOtp'))).toHaveProperty('session');
  wait(1);
  expect(cookiesIn(await late.ask('verifyAgoraOtp'))).toEqual({});
});

test('signing in again in the same browser ends the previous session and no other', async () => {
  const { url, browser } = await signedInAt();
  const elsewhere = browserAt(url);
  await elsewhere.signIn();
  const before = browser.copied();
  await browser.signIn();
  expect(await isGood(url, before)).toBe(false);
  expect(await isGood(url, browser.copied())).toBe(true);
  expect(await isGood(url, elsewhere.copied())).toBe(true);
});

test.each<[string, OperationId, OperationId]>([
  ['to a call', 'listRemarks', 'listRemarks'],
  ['to what the gateway asks before it', 'checkDevice', 'listAxaDomainFiles'],
])("a server's 401 %s ends the session", async (_what, answering, id) => {
  let isOver = true;
  const over = { status: 401, body: Buffer.from('{"message":"Invalid Access Token"}') };
  const { url, browser, called } = await signedInAt(({ operation }) => (operation === answering && isOver ? over : {}));
  const copied = browser.copied();
  const answer = await browser.ask(id);
  expect([answer.status, answer.json()]).toEqual(SIGNED_OUT);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  isOver = false;
  called.length = 0;
  expect(await isGood(url, copied)).toBe(false);
  expect(called).toEqual([]);
});
