// Attacks on a running gateway. None of them may reach a server.
import { afterEach, expect, test, vi } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { wholeRequest } from '../requests/wholeRequest';
import type { Identity } from '../upstreamCall';
import { badRequest, EVIL, LEFT_OUT, NOT_ALLOWED, startStack } from './attackTesting';
import {
  administrator,
  ana,
  ask,
  cookiesIn,
  fakeServers,
  fakeUpstream,
  madeBy,
  SERVER_TOKEN,
  send,
  sessionIn,
  signedIn,
  startGateway,
  tickets,
} from './testing';

const NOT_VERIFIED = [403, { message: 'Please verify your one time password first.' }];
const SIGNED_OUT = [401, { message: 'Invalid Access Token' }];

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, OperationId, object]>([
  ['of a decision', 'saveDecision', { Value: { memberid: 50001, approved_by: EVIL } }],
  ['of a remark', 'addRemark', { Value: { remarks: 'No', posted_by: EVIL } }],
  ['of a role', 'addRole', { Value: { name: 'Reader', username: EVIL } }],
  ['of a menu', 'updateMainMenu', { Value: { tabid: 1, username: EVIL } }],
  ['of a device', 'registerDevice', { Value: { email: EVIL } }],
  ['of the other brand', 'updateNewsletter', { Value: { editedby: ana.email, product_tag: false } }],
])('the maker %s cannot be forged', async (_what, id, body) => {
  const { outcomeOf, called } = await startStack();
  expect(await outcomeOf(id, signedIn(administrator), body)).toEqual(NOT_ALLOWED);
  expect(called).toEqual([]);
});

const UNKNOWN = 'has a field that the contract does not have';

test.each<[string, string, object]>([
  ['in a list', 'Value.approved_by is not string', { approved_by: [EVIL] }],
  ['in nothing', 'Value.approved_by is not string', { approved_by: null }],
  ['in other letters', `Value ${UNKNOWN}`, { Approved_By: EVIL }],
  ["in the server's own word", `Value ${UNKNOWN}`, { approver: EVIL }],
  ['deeper', 'Value.memberid is not integer', { memberid: { approver: EVIL } }],
  ['as its prototype', `Value ${UNKNOWN}`, JSON.parse(`{"__proto__":{"approved_by":"${EVIL}"}}`)],
])('refuses a maker %s, also beside the true one: %s', async (_what, rule, sent) => {
  const { outcomeOf, called } = await startStack();
  // The contract's example names José as the maker.
  const jose = signedIn({ email: 'jose.reyes@lumina.example' });
  expect(await outcomeOf('saveDecision', jose, { Value: sent })).toEqual(badRequest(rule));
  expect(called).toEqual([]);
  expect((await outcomeOf('saveDecision', jose))[0]).toBe(200);
});

test('refuses a second maker in another wrapping as a field that the contract does not have', async () => {
  const { outcomeOf, called } = await startStack();
  const body = { Value: { approved_by: ana.email }, value: { approved_by: EVIL } };
  expect(await outcomeOf('saveDecision', signedIn(), body)).toEqual(badRequest(`The body ${UNKNOWN}`));
  expect(called).toEqual([]);
});

/** An administrator of INT MRD: announcements need that department, everything else an administrator. */
const mayAll: Partial<Identity> = { ...administrator, department: 'INT MRD' };
const isOperation = (id: string): id is OperationId => id in operationTable;
const withMaker = Object.keys(policies)
  .filter(isOperation)
  .filter((id) => policies[id].identity.length > 0 && !policies[id].humanCheck);

test.each(withMaker)('%s is refused without its maker', async (id) => {
  const { outcomeOf, called } = await startStack();
  const request = madeBy(mayAll, id);
  expect((await outcomeOf(id, request.headers, request.body))[0]).toBe(200);
  called.length = 0;
  const { headers, body } = madeBy(mayAll, id);
  for (const { place } of policies[id].identity) {
    const [around = '', name = around] = place.path;
    const { [around]: part } = { ...body } as Record<string, object>;
    const [status, sent] =
      place.in === 'header'
        ? await outcomeOf(id, { ...headers, [name]: LEFT_OUT }, body)
        : await outcomeOf(id, headers, { ...body, [around]: { ...part, [name]: undefined } });
    expect(status).toBe(400);
    expect(sent).toEqual({ message: expect.stringMatching(new RegExp(`${name} is missing|has no ${name}`, 'i')) });
  }
  expect(called).toEqual([]);
});

test('refuses a maker that is spelled differently from the session', async () => {
  const { outcomeOf, called } = await startStack();
  for (const approved_by of [` ${ana.email}`, `${ana.email} `, ana.email.toUpperCase(), `${ana.email}\u200b`]) {
    const decided = await outcomeOf('saveDecision', signedIn(), { Value: { memberid: 50001, approved_by } });
    expect(decided).toEqual(NOT_ALLOWED);
  }
  for (const email of [`%20${ana.email}`, `${ana.email}%20`, ana.email.toUpperCase()]) {
    expect(await outcomeOf('checkDevice', { ...signedIn(), email })).toEqual(NOT_ALLOWED);
  }
  expect(called).toEqual([]);
  expect((await outcomeOf('saveDecision', signedIn(), { Value: { memberid: 50001, approved_by: ana.email } }))[0]).toBe(
    200,
  );
  expect(called).toMatchObject([{ token: SERVER_TOKEN, identity: ana }]);
});

test('a field that is there twice has the same value for the gateway and the server', async () => {
  const { url, called } = await startStack();
  const { body } = wholeRequest('saveDecision', {}, { Value: { approved_by: 'MAKER' } });
  const [before, after] = JSON.stringify(body).split('"approved_by":"MAKER"');
  const saying = (...makers: string[]) =>
    [before, makers.map((maker) => `"approved_by":"${maker}"`).join(), after].join('');
  const twice = (first: string, second: string) =>
    send(url, '/api/kyc/decision', {
      method: 'POST',
      headers: { ...signedIn(), 'content-type': 'application/json' },
      body: saying(first, second),
    });
  expect((await twice(ana.email, EVIL)).status).toBe(403);
  expect((await twice(EVIL, ana.email)).status).toBe(200);
  expect(called.map((call) => String(call.body))).toEqual([saying(ana.email)]);
});

test.each<[string, Partial<Identity>, string, string]>([
  ['INT APD', {}, '0', '1'],
  ['AVG APD', { department: 'AVG APD', firstBrand: false }, '1', '0'],
  ['an administrator elsewhere', administrator, '1', '0'],
])('records of another brand are refused to %s', async (_who, person, own, other) => {
  const { outcomeOf, called } = await startStack();
  expect((await outcomeOf('listPendingRegistrations', { ...signedIn(person), Avega: own }))[0]).toBe(200);
  expect(await outcomeOf('listPendingRegistrations', { ...signedIn(person), Avega: other })).toEqual(NOT_ALLOWED);
  expect(await outcomeOf('listPendingRegistrations', { ...signedIn(person), Avega: '%zz' })).toEqual(
    badRequest('The header Avega is not percent-encoded'),
  );
  expect(called).toHaveLength(1);
});

test("refuses calls in another person's name: their device, sign-out, role or password", async () => {
  const { outcomeOf, called } = await startStack();
  expect(await outcomeOf('checkDevice', { ...signedIn(), email: EVIL })).toEqual(NOT_ALLOWED);
  expect(await outcomeOf('logoutAgora', { ...signedIn(), Email: EVIL })).toEqual(NOT_ALLOWED);
  expect(await outcomeOf('logoutAgora', { ...signedIn(), Email: `${ana.email}, ${EVIL}` })).toEqual(NOT_ALLOWED);
  expect(await outcomeOf('getSystemAccess', signedIn(), { Value: { rolesid: '1' } })).toEqual(NOT_ALLOWED);
  expect(called).toEqual([]);
  expect((await outcomeOf('checkDevice', { ...signedIn(), email: encodeURIComponent(ana.email) }))[0]).toBe(200);
});

test('accepts only a live seal of the gateway as a session: no server token, expired seal or unknown key', async () => {
  const previous = 'the secret that was the gateway had before';
  const { outcomeOf, called } = await startStack({ SESSION_SECRET_PREVIOUS: previous });
  const { cookie } = signedIn();
  const [, seal = ''] = /=([^;]+)/.exec(cookie) ?? [];
  for (const headers of [
    {},
    { cookie: '__Host-session=' },
    { cookie: `__Host-session=${SERVER_TOKEN}` },
    { cookie: `__Host-session=${seal.slice(0, -2)}` },
    { cookie: `__Host-session=${tickets.issue({ email: ana.email, use: 'signIn', application: 'AGORA' })}` },
    { cookie: `__Host-sign-in=${seal}` },
    // The cookie names of the mocks and of a base path, and names in another case.
    { cookie: `session=${seal}` },
    { cookie: `__Secure-session=${seal}` },
    { cookie: `__Host-uat_kyc-session=${seal}` },
    { cookie: `__host-session=${seal}` },
    { authorization: `Bearer ${seal}` },
    signedIn({}, { lifetimeMs: 0 }),
    signedIn({}, { secret: 'a secret that no gateway has heard of' }),
  ]) {
    expect(await outcomeOf('listRemarks', headers)).toEqual(SIGNED_OUT);
  }
  expect(called).toEqual([]);
  expect((await outcomeOf('listRemarks', { cookie: `__Host-session=${seal}` }))[0]).toBe(200);
  expect((await outcomeOf('listRemarks', signedIn({}, { secret: previous })))[0]).toBe(200);
});

test('a login without its one-time password can only be used to verify the one-time password', async () => {
  const { outcomeOf, called } = await startStack();
  const pending = signedIn({}, { verified: false });
  for (const id of ['listRemarks', 'registerDevice', 'logoutAgora', 'getSystemAccess', 'saveDecision'] as const) {
    expect(await outcomeOf(id, pending)).toEqual(SIGNED_OUT);
  }
  expect(called).toEqual([]);
  expect((await outcomeOf('sendAgoraOtp', pending, { Value: { email: ana.email } }))[0]).toBe(200);
  expect(called).toMatchObject([{ operation: 'sendAgoraOtp', token: SERVER_TOKEN }]);
});

const waive = { Value: { email: ana.email } };
test.each([
  ['none', undefined],
  ['one that is made up', 'v1.b3RwLXRpY2tldA'],
  ["another person's", () => tickets.issue({ email: EVIL, use: 'signIn', application: 'AGORA' })],
  ['one of another use', () => tickets.issue({ email: ana.email, use: 'recovery', application: 'AGORA' })],
  ['a session', () => /=([^;]+)/.exec(signedIn().cookie)?.[1] ?? ''],
])('a call that needs a ticket is refused with %s', async (_what, ticketOf) => {
  const { outcomeOf, called } = await startStack();
  const ticket = typeof ticketOf === 'function' ? ticketOf() : ticketOf;
  expect(await outcomeOf('waivePassword', ticket === undefined ? {} : { 'Otp-Ticket': ticket }, waive)).toEqual(
    NOT_VERIFIED,
  );
  expect(called).toEqual([]);
});

test('a ticket is valid for five minutes and for its own person only', async () => {
  const { outcomeOf, called } = await startStack();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const fresh = () => ({ 'Otp-Ticket': tickets.issue({ email: ana.email, use: 'signIn', application: 'AGORA' }) });
  const headers = fresh();
  for (const email of [EVIL, ana.email.replace('a', 'а'), ` ${ana.email}`]) {
    expect(await outcomeOf('waivePassword', headers, { Value: { email } })).toEqual(NOT_VERIFIED);
  }
  for (const [rule, Value] of [
    ['Value has no email', { email: undefined }],
    ['Value.email is not string', { email: [ana.email] }],
    ['Value has a field that the contract does not have', { email: ana.email, Email: EVIL }],
  ] as const) {
    expect(await outcomeOf('waivePassword', headers, { Value })).toEqual(badRequest(rule));
  }
  expect(called).toEqual([]);
  expect((await outcomeOf('waivePassword', headers, waive))[0]).toBe(200);
  expect((await outcomeOf('waivePassword', fresh(), { Value: { email: ana.email.toUpperCase() } }))[0]).toBe(200);
  const old = fresh();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(await outcomeOf('waivePassword', old, waive)).toEqual(NOT_VERIFIED);
  expect(called).toHaveLength(2);
});

test.each<[OperationId, Record<string, string>, object?]>([
  ['sendAgoraOtp', {}, { Value: { email: ana.email } }],
  ['verifyAgoraOtp', { email: ana.email, otp: '123456' }],
  ['requestAgoraRecoveryOtp', { EmailAddress: ana.email }],
  ['verifyAgoraRecoveryOtp', {}, { Value: { email: ana.email, verification_code: '123456' } }],
  ['waivePassword', {}, waive],
])('the rate of %s is limited, too', async (id, headers, body) => {
  const { outcomeOf } = await startStack({ RATE_PER_EMAIL: '2', MAILS_PER_MINUTE: '9' });
  const statuses = [];
  for (const _time of [1, 2, 3]) statuses.push((await outcomeOf(id, headers, body))[0]);
  expect(statuses[2]).toBe(429);
  expect(statuses.slice(0, 2)).not.toContain(429);
});

test('only the gateway can get tokens of service accounts', async () => {
  const { outcomeOf, called } = await startStack();
  for (const id of ['issueSecondaryToken', 'issueRecoveryToken', 'issueKioskToken'] as const) {
    const nothing = [404, { message: 'There is nothing at this address.' }];
    expect(await outcomeOf(id, signedIn(administrator), { Value: {} })).toEqual(nothing);
  }
  expect(called).toEqual([]);
});

test("the mocks behind Prism never see the browser's cookie, seal or origin", async () => {
  const prism = await fakeUpstream();
  const { url } = await startGateway({ PRISM_URL: prism.url });
  const headers = signedIn();
  const cookie = `${headers.cookie}; a=b; mock-world=default`;
  const odd = { cookie, 'x-forwarded-for': '10.0.0.1', 'x-request-id': 'mine' };
  await ask(url, 'checkDevice', { ...headers, ...odd, email: ana.email });
  const [request] = prism.requests;
  expect(request?.headers).toMatchObject({ authorization: `Bearer ${SERVER_TOKEN}`, 'x-mock-world': 'default' });
  expect(request?.headers['x-request-id']).not.toBe('mine');
  for (const name of ['cookie', 'x-forwarded-for']) expect(request?.headers).not.toHaveProperty(name);
});

test("the server's token never reaches the browser, even from an unusual login answer", async () => {
  const identity = {
    recordid: 7,
    emailaddress: ana.email,
    rolesid: '2',
    department: 'INT APD',
    productavega_tag: true,
  };
  const user = { ...identity, email: ana.email, firstname: 'Ana', role: '2' };
  for (const [body, status] of [
    [{ data: { access_token: SERVER_TOKEN, user } }, 200],
    [{ data: { access_token: SERVER_TOKEN, user: null } }, 502],
    [{ data: { access_token: SERVER_TOKEN } }, 502],
    // Only the message of a refusal is passed on.
    [{ access_token: SERVER_TOKEN, message: 'Hello' }, 200],
    [{ success: false, message: 'Password is expired.', data: { access_token: SERVER_TOKEN } }, 200],
    [{ data: { access_token: SERVER_TOKEN, token: SERVER_TOKEN, user: { ...user, token: SERVER_TOKEN } } }, 200],
  ] as const) {
    const servers = { ...fakeServers(() => ({ body: Buffer.from(JSON.stringify(body)) })), answers: 'report' as const };
    const { url } = await startGateway({}, servers);
    const answer = await ask(url, 'loginAgora', {}, { Value: { emailaddress: ana.email } });
    expect(answer.status).toBe(status);
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain(SERVER_TOKEN);
    expect(sessionIn(answer)).toBeUndefined();
    const isBegun = status === 200 && 'data' in body && !('success' in body);
    expect(Object.keys(cookiesIn(answer))).toEqual(isBegun ? ['sign-in'] : []);
    expect(answer.json()).toEqual(isBegun ? { data: { user } } : { message: expect.any(String) });
  }
});

test('production has no control interface and no tester, and sends HSTS', async () => {
  const { url } = await startStack();
  const headers = { ...signedIn(administrator), accept: 'application/json' };
  const asScript = { accept: '*/*', 'sec-fetch-dest': 'script' };
  expect((await send(url, '/control/scenarios', { headers })).status).toBe(404);
  expect((await send(url, '/control/contract', { headers })).status).toBe(404);
  expect((await send(url, '/control/reset', { method: 'POST' })).status).toBe(405);
  expect((await send(url, '/tester/panel-9z.js', { headers: asScript })).status).toBe(404);
  const page = await send(url, '/', { headers: { accept: 'text/html' } });
  expect(page.headers['strict-transport-security']).toMatch(/^max-age=31536000/);

  const mocks = await startGateway();
  expect((await send(mocks.url, '/tester/panel-9z.js', { headers: asScript })).status).toBe(200);
});
