import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import type { UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { administrator, ask, fakeServers, SERVER_TOKEN, signedIn, startGateway } from '../whole/testing';
import { createServiceTokens } from './serviceTokens';

const KEPT_MS = 60_000;
const OPERATION = 'issueSecondaryToken';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Gives one token after the other. */
function issuer() {
  let issued = 0;
  return {
    issue: async () => {
      issued += 1;
      return `token ${issued}`;
    },
  };
}

test('a token is kept until its time is over', async () => {
  const tokens = createServiceTokens(KEPT_MS);
  const { issue } = issuer();
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 1');
  vi.setSystemTime(1_000_000 + KEPT_MS - 1);
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 1');
  vi.setSystemTime(1_000_000 + KEPT_MS);
  expect(await tokens.get(OPERATION, '', issue)).toBe('token 2');
});

test('whoever asks at the same time gets the same one; another operation and another scope get their own', async () => {
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

test('a refused token goes, a newer one stays', async () => {
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

/** Servers that give one service token after the other, and take those that `accepts` names. */
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

test('calls of many people share one token, which the browser never sees', async () => {
  const servers = serversThatTake(() => true);
  const { url } = await startGateway({}, servers);
  const answers = await Promise.all([1, 2, 3].map(() => askFiles(url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(issuedTokens(servers)).toBe(1);
  const asked = servers.called.filter(({ operation }) => operation === 'listAxaDomainFiles');
  expect(asked.map(({ token }) => token)).toEqual(Array(3).fill('service 1'));
  for (const { body, headers } of answers) expect(`${body}${JSON.stringify(headers)}`).not.toContain('service 1');
});

test('a token that is no longer taken is renewed once, and the person notices nothing', async () => {
  const servers = serversThatTake((token) => token === 'service 2');
  const { url } = await startGateway({}, servers);
  expect((await askFiles(url)).status).toBe(200);
  expect((await askFiles(url)).status).toBe(200);
  expect(issuedTokens(servers)).toBe(2);
});

test('a token that is refused twice is the failure of the gateway, and signs nobody out', async () => {
  const servers = serversThatTake(() => false);
  const { url } = await startGateway({}, servers);
  const answer = await askFiles(url);
  expect([answer.status, answer.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  expect(issuedTokens(servers)).toBe(2);
});

const KIOSKS_REFUSED = [500, { message: 'Invalid Access Token' }];
const FAILED = [500, { message: 'Internal Server Error' }];
const refusals: [string, Partial<UpstreamAnswer>][] = [
  ['a 401', SIGNED_OUT],
  ['a 401 that says nothing', { status: 401, type: '', body: Buffer.of() }],
  ['a 403', { status: 403, body: Buffer.from('{"error":"unknown system code"}') }],
  ['a page', { status: 400, type: 'text/html', body: Buffer.from('<p>No.') }],
];

/** Servers of the kiosks with one answer to the credentials, or to whoever has a token. */
const kioskServers = (operation: 'issueKioskToken' | 'listKioskTerminals', odd: Partial<UpstreamAnswer>) =>
  fakeServers((call) => (call.operation === operation ? odd : {}));

test('about kiosks it is told in the words of the specification, after one new token, and the session lives', async () => {
  const servers = kioskServers('listKioskTerminals', SIGNED_OUT);
  const { url } = await startGateway({}, servers);
  const session = signedIn(administrator);
  const told = await ask(url, 'listKioskTerminals', session);
  expect([told.status, told.json()]).toEqual(KIOSKS_REFUSED);
  expect(servers.called.filter(({ operation }) => operation === 'issueKioskToken')).toHaveLength(2);
  expect((await ask(url, 'listPodDevices', session)).status).toBe(200);
});

test.each([
  ...refusals,
  ['words in place of a token', { body: Buffer.from('{"message":"Invalid service account."}') }] as const,
])('so is it when the kiosks’ server refuses the credentials: %s', async (_what, odd) => {
  const servers = kioskServers('issueKioskToken', odd);
  const { url } = await startGateway({}, servers);
  const session = signedIn(administrator);
  const told = await ask(url, 'listKioskTerminals', session);
  expect([told.status, told.json()]).toEqual(KIOSKS_REFUSED);
  expect(servers.called.map(({ operation }) => operation)).not.toContain('listKioskTerminals');
  expect((await ask(url, 'listPodDevices', session)).status).toBe(200);
});

test('a kiosks’ server that fails refuses nothing', async () => {
  const { url } = await startGateway({}, kioskServers('issueKioskToken', { status: 500 }));
  const told = await ask(url, 'listKioskTerminals', signedIn(administrator));
  expect([told.status, told.json()]).toEqual(FAILED);
});

test.each(refusals)(
  'where the specification has no words for it, refused credentials are a failure: %s',
  async (_what, odd) => {
    const { url } = await startGateway(
      {},
      fakeServers(({ operation }) => (operation === OPERATION ? odd : {})),
    );
    const told = await askFiles(url);
    expect([told.status, told.json()]).toEqual(FAILED);
  },
);

test('whose session the server has ended reaches nothing by a service account either', async () => {
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
])('%s in place of a device is no session that lives, and is not remembered as one', async (_what, odd) => {
  let isOdd = true;
  const servers = fakeServers(({ operation }) => (operation === 'checkDevice' && isOdd ? odd : {}));
  const { url } = await startGateway({}, servers);
  for (const _time of [1, 2]) expect((await askFiles(url)).status).toBeGreaterThanOrEqual(500);
  expect(servers.called.map(({ operation }) => operation)).toEqual(['checkDevice', 'checkDevice']);
  isOdd = false;
  expect((await askFiles(url)).status).toBe(200);
});

test('the server is asked once in a while whether a session lives, not before every call', async () => {
  const servers = serversThatTake(() => true);
  const { url } = await startGateway({}, servers);
  for (const _time of [1, 2, 3]) await askFiles(url);
  expect(servers.called.filter(({ operation }) => operation === 'checkDevice')).toHaveLength(1);
});
