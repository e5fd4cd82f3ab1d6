import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import type { UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { administrator, ask, fakeServers, SERVER_TOKEN, signedIn, startGateway } from '../whole/testing';
import { createServiceTokens } from './serviceTokens';

const FAILED = [500, { message: 'Internal Server Error' }];

const KEPT_MS = 60_000;
const OPERATION = 'issueSecondaryToken';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Issues numbered tokens. */
function issuer() {
  let issued = 0;
  return {
    issue: async () => {
      issued += 1;
      return `token ${issued}`;
    },
  };
}

test('keeps a token until it expires', async () => {
  const tokens = createServiceTokens(KEPT_MS);
  const { issue } = issuer();
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 1');
  vi.setSystemTime(1_000_000 + KEPT_MS - 1);
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 1');
  vi.setSystemTime(1_000_000 + KEPT_MS);
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 2');
});

test('concurrent requests get the same token; another operation and another scope get their own', async () => {
  const tokens = createServiceTokens(KEPT_MS);
  const { issue } = issuer();
  const together = [1, 2, 3].map(() => tokens.get(OPERATION, '', issue));
  expect(await Promise.all(together)).toEqual(['token 1', 'token 1', 'token 1']);
  expect(await tokens.get('issueRecoveryToken', '', issue)).toBe('token 2');
  expect(await tokens.get(OPERATION, 'world', issue)).toBe('token 3');
});

test('a failure is not kept', async () => {
  const tokens = createServiceTokens(KEPT_MS);
  await expect(tokens.get(OPERATION, '', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await tokens.get(OPERATION, '', issuer().issue)).toBe('token 1');
});

test('drops a refused token but keeps a newer one', async () => {
  const tokens = createServiceTokens(KEPT_MS);
  const { issue } = issuer();
  await tokens.get(OPERATION, '', issue);
  await tokens.drop(OPERATION, '', 'token 1');
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 2');
  await tokens.drop(OPERATION, '', 'token 1');
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 2');
});

const issuedTokens = ({ called }: { called: UpstreamCall[] }) =>
  called.filter(({ operation }) => operation === OPERATION).length;

const SIGNED_OUT = { status: 401, body: Buffer.from('{"message":"Invalid Access Token"}') };

/** Servers that issue numbered service tokens and accept only those that `accepts` allows. */
function serversThatTake(accepts: (token: string | undefined) => boolean, isSignedOut = false) {
  let issued = 0;
  const servers = fakeServers(({ operation, token }) => {
    if (operation === OPERATION) {
      issued += 1;
      const body = { ...examples.issueSecondaryToken[200].default, access_token: `service ${issued}` };
      return { body: Buffer.from(JSON.stringify(body)) };
    }
    if (operation === 'checkDevice') return isSignedOut ? SIGNED_OUT : {};
    return accepts(token) ? {} : SIGNED_OUT;
  });
  return servers;
}

const askFiles = (url: string) => ask(url, 'listAxaDomainFiles', signedIn());

test('calls of many people share one service token, which the browser never sees', async () => {
  const servers = serversThatTake(() => true);
  const { url } = await startGateway({}, servers);
  const answers = await Promise.all([1, 2, 3].map(() => askFiles(url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(issuedTokens(servers)).toBe(1);
  const fileCalls = servers.called.filter(({ operation }) => operation === 'listAxaDomainFiles');
  expect(fileCalls.map(({ token }) => token)).toEqual(Array(3).fill('service 1'));
  for (const { body, headers } of answers) expect(`${body}${JSON.stringify(headers)}`).not.toContain('service 1');
});

test('renews a token once when the server no longer accepts it, without the person noticing', async () => {
  const servers = serversThatTake((token) => token === 'service 2');
  const { url } = await startGateway({}, servers);
  expect((await askFiles(url)).status).toBe(200);
  expect((await askFiles(url)).status).toBe(200);
  expect(issuedTokens(servers)).toBe(2);
});

test('a token that is refused twice is a failure of the gateway and does not sign the person out', async () => {
  const servers = serversThatTake(() => false);
  const { url } = await startGateway({}, servers);
  const answer = await askFiles(url);
  expect([answer.status, answer.json()]).toEqual(FAILED);
  expect(issuedTokens(servers)).toBe(2);
});

const KIOSKS_REFUSED = [500, { message: 'Invalid Access Token' }];
const refusals: [string, Partial<UpstreamAnswer>][] = [
  ['a 401', SIGNED_OUT],
  ['a 401 that says nothing', { status: 401, type: '', body: Buffer.of() }],
  ['a 403', { status: 403, body: Buffer.from('{"error":"unknown system code"}') }],
  ['a page', { status: 400, type: 'text/html', body: Buffer.from('<p>No.') }],
];

/** Kiosk servers that give this answer to one operation: to the credentials, or to the call with the token. */
const kioskServers = (operation: 'issueKioskToken' | 'listKioskTerminals', odd: Partial<UpstreamAnswer>) =>
  fakeServers((call) => (call.operation === operation ? odd : {}));

test('a kiosk token that is refused twice is reported in the specified words, and the session stays', async () => {
  const servers = kioskServers('listKioskTerminals', SIGNED_OUT);
  const { url } = await startGateway({}, servers);
  const session = signedIn(administrator);
  const answer = await ask(url, 'listKioskTerminals', session);
  expect([answer.status, answer.json()]).toEqual(KIOSKS_REFUSED);
  expect(servers.called.filter(({ operation }) => operation === 'issueKioskToken')).toHaveLength(2);
  expect((await ask(url, 'listPodDevices', session)).status).toBe(200);
});

test.each([
  ...refusals,
  ['words in place of a token', { body: Buffer.from('{"message":"Invalid service account."}') }] as const,
])('refused credentials of the kiosk server are reported in the same words: %s', async (_what, odd) => {
  const servers = kioskServers('issueKioskToken', odd);
  const { url } = await startGateway({}, servers);
  const session = signedIn(administrator);
  const answer = await ask(url, 'listKioskTerminals', session);
  expect([answer.status, answer.json()]).toEqual(KIOSKS_REFUSED);
  expect(servers.called.map(({ operation }) => operation)).not.toContain('listKioskTerminals');
  expect((await ask(url, 'listPodDevices', session)).status).toBe(200);
});

test('a failing kiosk server does not count as refusing the credentials', async () => {
  const { url } = await startGateway({}, kioskServers('issueKioskToken', { status: 500 }));
  const answer = await ask(url, 'listKioskTerminals', signedIn(administrator));
  expect([answer.status, answer.json()]).toEqual(FAILED);
});

test.each(refusals)(
  'refused credentials are a general failure where the specification has no message for them: %s',
  async (_what, odd) => {
    const { url } = await startGateway(
      {},
      fakeServers(({ operation }) => (operation === OPERATION ? odd : {})),
    );
    const answer = await askFiles(url);
    expect([answer.status, answer.json()]).toEqual(FAILED);
  },
);

test('a person whose session the server has ended cannot use calls with a service token either', async () => {
  const servers = serversThatTake(() => true, true);
  const { url } = await startGateway({}, servers);
  const answer = await askFiles(url);
  expect([answer.status, answer.json()]).toEqual([401, { message: 'Invalid Access Token' }]);
  expect(servers.called.map(({ operation, token }) => [operation, token])).toEqual([['checkDevice', SERVER_TOKEN]]);
});

test.each<[string, Partial<UpstreamAnswer>]>([
  ['a failure', { status: 500 }],
  ['a refusal', { status: 403, body: Buffer.from('{"message":"No."}') }],
  ['a page', { type: 'text/html', body: Buffer.from('<p>Hello</p>') }],
  ['words', { body: Buffer.from('{"message":"Invalid Access Token"}') }],
  ['no entries', { body: Buffer.from('{"data":null}') }],
])('%s in answer to the device check does not confirm the session and is not cached', async (_what, odd) => {
  let isOdd = true;
  const servers = fakeServers(({ operation }) => (operation === 'checkDevice' && isOdd ? odd : {}));
  const { url } = await startGateway({}, servers);
  for (const _time of [1, 2]) expect((await askFiles(url)).status).toBeGreaterThanOrEqual(500);
  expect(servers.called.map(({ operation }) => operation)).toEqual(['checkDevice', 'checkDevice']);
  isOdd = false;
  expect((await askFiles(url)).status).toBe(200);
});

test('asks the server only now and then whether a session is valid, not before every call', async () => {
  const servers = serversThatTake(() => true);
  const { url } = await startGateway({}, servers);
  for (const _time of [1, 2, 3]) await askFiles(url);
  expect(servers.called.filter(({ operation }) => operation === 'checkDevice')).toHaveLength(1);
});
