// A hostile server gets only what the contract names, under the server's own names, and nothing else from the browser.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { MARK } from '../../../mocks/literal/hostile';
import type { Asked } from '../../../mocks/literal/shapes';
import { policies } from '../../../openapi/generated/policy';
import { requestRules } from '../answers/contract';
import { SERVER_TOKEN, signedIn } from '../whole/testing';
import { routes, validCall, withAllPowers } from './calls';
import { startHostile } from './hostile';
import { credentialsOf, inTheirWords } from './settings';

/** Additional headers that a browser, a proxy or an attacker may send. */
const OTHERS = {
  ...{ cookie: `session=${MARK}; mock-world=${MARK}`, prefer: `example=${MARK}`, forwarded: `for=${MARK}` },
  ...{ 'human-proof': MARK, 'otp-ticket': MARK, 'session-token': MARK, 'x-their-password': MARK },
  ...{ 'x-request-id': MARK, 'x-whole-answer': MARK, 'x-mock-world': MARK, 'x-real-ip': MARK },
  ...{ 'x-forwarded-for': MARK, 'x-forwarded-host': MARK, 'user-agent': MARK, 'accept-language': MARK },
  ...{ 'proxy-authorization': `Basic ${MARK}`, referer: `https://${MARK}.example/`, 'if-none-match': `"${MARK}"` },
  ...{ range: 'bytes=0-1', te: 'trailers', traceparent: MARK },
};
const without = (names: string[]) =>
  Object.fromEntries(Object.entries(OTHERS).filter(([name]) => !names.includes(name)));

const OF_EVERY_CALL = ['host', 'connection', 'x-request-id', 'traceparent', 'accept', 'accept-encoding'];

function headersWrong(id: OperationId, { headers }: Asked): string | false {
  const named = Object.keys(requestRules[id].headers).map((name) => name.toLowerCase());
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

/** The body that must have arrived at the server, as it reads it. */
function due(id: OperationId): Pick<Asked, 'body' | 'wrapped'> {
  const { wrapping } = requestRules[id];
  const { jsonParts } = policies[id];
  const parts = Object.entries(validCall(id).body ?? {}).map(([name, part]) => {
    if (part instanceof Blob) return [name, `(a file of ${part.size} bytes)`];
    return [name, jsonParts.includes(name) && typeof part === 'string' ? JSON.parse(part) : part];
  });
  const body = JSON.parse(inTheirWords(JSON.stringify(Object.fromEntries(parts))));
  return wrapping === null ? { body, wrapped: null } : { body: body[wrapping], wrapped: wrapping as 'Value' };
}

const nameIn = ({ path }: Asked) => path.replace(/.*\//, '') as OperationId;

test('only what the contract names and the server’s own token reach the server', async () => {
  const hostile = await startHostile();
  const found: string[] = [];
  for (const id of routes) {
    hostile.received.length = 0;
    const { humanCheck, ticket } = policies[id];
    const own = [...(humanCheck ? ['human-proof'] : []), ...(ticket ? ['otp-ticket'] : [])];
    const { status } = await hostile.call(id, { headers: without(own) });
    const reached = hostile.received.filter((call) => nameIn(call) === id);
    const [call] = reached;
    if (!call || reached.length > 1) {
      found.push(`${id} ${status}: it came ${reached.length} times`);
      continue;
    }
    const wrong = headersWrong(id, call);
    if (wrong) found.push(`${id}: ${wrong}`);
    expect(call, id).toMatchObject({ ...due(id), query: validCall(id).query });
    expect(Object.keys(call.body), id).toEqual(Object.keys(due(id).body));
  }
  expect(found).toEqual([]);
});

test('the gateway’s own calls contain no more than they must', async () => {
  const hostile = await startHostile();
  for (const id of ['listAxaDomainFiles', 'listKioskTerminals', 'changeForgottenAgoraPassword'] as const)
    await hostile.call(id);
  const own = hostile.received.filter((call) => policies[nameIn(call)].gatewayOwn);
  expect(own.map(nameIn).sort()).toEqual(
    Object.keys(policies)
      .filter((id) => policies[id as OperationId].gatewayOwn)
      .sort(),
  );
  for (const call of own) {
    expect(call).toMatchObject({ body: credentialsOf(nameIn(call)), wrapped: 'Value' });
    expect(call.headers.authorization).toBeUndefined();
    expect(
      Object.keys(call.headers).filter((name) => ![...OF_EVERY_CALL, 'content-type', 'content-length'].includes(name)),
    ).toEqual([]);
  }
});

/** Operations for people who have no session yet, or have lost their password. */
const PUBLIC: OperationId[] = [
  ...(['loginAgora', 'loginAlagaMd', 'getCompanyTag', 'sendAgoraOtp', 'sendAlagaMdOtp'] as const),
  ...(['verifyAgoraOtp', 'verifyAlagaMdOtp', 'waivePassword', 'changePasswordAtLogin'] as const),
  ...(['requestAgoraRecoveryOtp', 'requestAlagaMdRecoveryOtp'] as const),
  ...(['verifyAgoraRecoveryOtp', 'verifyAlagaMdRecoveryOtp'] as const),
  ...(['changeForgottenAgoraPassword', 'changeForgottenAlagaMdPassword'] as const),
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
