// A hostile server gets only what the contract names, under the server's own names, and nothing else from the browser.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { requestRules } from '../answers/contract';
import { partsOf } from '../requests/form';
import { SERVER_TOKEN, signedIn } from '../whole/testing';
import { routes, validCall, withAllPowers } from './calls';
import { MARK } from './hostileAnswers';
import { type ReceivedRequest, startHostile } from './index';
import { credentialsOf, theirHeader, theirs } from './settings';

/** Additional headers that a browser, a proxy or an attacker may send. */
const OTHERS = {
  cookie: `session=${MARK}; mock-world=${MARK}`,
  'human-proof': MARK,
  'otp-ticket': MARK,
  'session-token': MARK,
  'x-request-id': MARK,
  'x-whole-answer': MARK,
  'x-mock-world': MARK,
  prefer: `example=${MARK}`,
  forwarded: `for=${MARK}`,
  'x-forwarded-for': MARK,
  'x-forwarded-host': MARK,
  'x-real-ip': MARK,
  'proxy-authorization': `Basic ${MARK}`,
  'x-their-password': MARK,
  referer: `https://${MARK}.example/`,
  'user-agent': MARK,
  'accept-language': MARK,
  'if-none-match': `"${MARK}"`,
  range: 'bytes=0-1',
  te: 'trailers',
};
const without = (names: string[]) =>
  Object.fromEntries(Object.entries(OTHERS).filter(([name]) => !names.includes(name)));

const OF_EVERY_CALL = ['host', 'connection', 'x-request-id', 'accept', 'accept-encoding'];

function headersWrong(id: OperationId, { headers }: ReceivedRequest): string | false {
  const named = Object.keys(requestRules[id].headers).map(theirHeader);
  const { token } = policies[id];
  const allowed = [...OF_EVERY_CALL, ...named, ...(requestRules[id].bodies ? ['content-type', 'content-length'] : [])];
  const strange = Object.keys(headers).filter((name) => ![...allowed, 'authorization'].includes(name));
  if (strange.length > 0) return strange.join();
  if (JSON.stringify(headers).includes(MARK) && typeof token !== 'object') return 'a value of the browser';
  if (!/^[\da-f]{16}$/.test(String(headers['x-request-id']))) return 'the name of the request';
  // The hostile server issued the service account's token itself, so it has the mark.
  const due = token === 'none' ? undefined : `Bearer ${typeof token === 'object' ? MARK : SERVER_TOKEN}`;
  return headers.authorization !== due && 'another token';
}

function inTheirWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inTheirWords);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [theirs(name), inTheirWords(each)]));
}

/** The body that must have arrived at the server. */
function due(id: OperationId): unknown {
  const { body = {} } = validCall(id);
  const { wrapping } = requestRules[id];
  if (wrapping !== null) return { [wrapping]: inTheirWords(Object.values(body)[0]) };
  const { bodyTypes, jsonParts } = policies[id];
  const inParts = bodyTypes.includes('multipart/form-data');
  const fields = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, jsonParts.includes(name) ? JSON.parse(value) : inParts ? Buffer.from(value) : value];
  });
  return inTheirWords(Object.fromEntries(fields));
}

function complaint({ operation, headers, body }: ReceivedRequest): unknown {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(String(body));
  const isJson = (name: string) => policies[operation].jsonParts.map(theirs).includes(name);
  const parts = type.startsWith('multipart/')
    ? partsOf(body, type).map(({ name, bytes }): [string, unknown] => [name, bytes])
    : [...new URLSearchParams(String(body))];
  return Object.fromEntries(parts.map(([name, value]) => [name, isJson(name) ? JSON.parse(String(value)) : value]));
}

test('only what the contract names and the server’s own token reach the server', async () => {
  const hostile = await startHostile();
  const found: string[] = [];
  for (const id of routes) {
    hostile.received.length = 0;
    const { humanCheck, ticket } = policies[id];
    const own = [...(humanCheck ? ['human-proof'] : []), ...(ticket ? ['otp-ticket'] : [])];
    const { status } = await hostile.call(id, { headers: without(own) });
    const reached = hostile.received.filter(({ operation }) => operation === id);
    const [call] = reached;
    if (!call || reached.length > 1) found.push(`${id} ${status}: it came ${reached.length} times`);
    else found.push(...[headersWrong(id, call)].flatMap((wrong) => (wrong ? [`${id}: ${wrong}`] : [])));
    if (call && validCall(id).body) expect(complaint(call), id).toEqual(due(id));
    const query = Object.entries(validCall(id).query).map(([name, value]) => [theirs(name), value]);
    const address = new URL(call?.url ?? '', 'https://server.example');
    expect([address.pathname, [...address.searchParams].sort()], id).toEqual([`/harm/${id}`, query.sort()]);
  }
  expect(found).toEqual([]);
});

test('the gateway’s own calls contain no more than they must', async () => {
  const hostile = await startHostile();
  for (const id of ['listAxaDomainFiles', 'listKioskTerminals', 'changeForgottenAgoraPassword'] as const)
    await hostile.call(id);
  const own = hostile.received.filter(({ operation }) => policies[operation].gatewayOwn);
  expect(own.map(({ operation }) => operation).sort()).toEqual(
    Object.keys(policies)
      .filter((id) => policies[id as OperationId].gatewayOwn)
      .sort(),
  );
  for (const call of own) {
    expect([complaint(call), call.headers.authorization]).toEqual([
      { Value: credentialsOf(call.operation) },
      undefined,
    ]);
    expect(
      Object.keys(call.headers).filter((name) => ![...OF_EVERY_CALL, 'content-type', 'content-length'].includes(name)),
    ).toEqual([]);
  }
});

/** Operations for people who have no session yet, or have lost their password. */
const PUBLIC: OperationId[] = [
  'loginAgora',
  'loginAlagaMd',
  'getCompanyTag',
  'sendAgoraOtp',
  'sendAlagaMdOtp',
  'verifyAgoraOtp',
  'verifyAlagaMdOtp',
  'waivePassword',
  'changePasswordAtLogin',
  'requestAgoraRecoveryOtp',
  'requestAlagaMdRecoveryOtp',
  'verifyAgoraRecoveryOtp',
  'verifyAlagaMdRecoveryOtp',
  'changeForgottenAgoraPassword',
  'changeForgottenAlagaMdPassword',
];

test.each([
  ['without a session', () => ({})],
  ['with one whose one-time password was not typed', () => signedIn(withAllPowers, { verified: false })],
  ['with one that is over', () => signedIn(withAllPowers, { lifetimeMs: 0 })],
  ['with one of other gateways', () => signedIn(withAllPowers, { secret: 'a secret that no gateway has heard of' })],
])('%s every operation except those for signing in is refused before it reaches the server', async (_, session) => {
  const hostile = await startHostile();
  const taken: string[] = [];
  for (const id of routes.filter((each) => !PUBLIC.includes(each))) {
    const answer = await hostile.call(id, { session: session() });
    if (answer.status !== 401) taken.push(`${id} ${answer.status}`);
    expect(answer.json()).toEqual({ message: 'Invalid Access Token' });
  }
  expect([taken, hostile.received]).toEqual([[], []]);
});

test('operations for signing in need no session, and the gateway’s own operations are not served', async () => {
  const hostile = await startHostile();
  for (const id of PUBLIC) expect((await hostile.call(id, { session: {} })).status, id).toBe(200);
  hostile.received.length = 0;
  for (const id of ['issueSecondaryToken', 'issueRecoveryToken', 'issueKioskToken'] as const) {
    expect((await hostile.call(id)).status).toBe(404);
  }
  expect(hostile.received).toEqual([]);
});
