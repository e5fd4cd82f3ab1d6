// However flexibly answers are read, only a clear yes signs a person in. The server here gives answers that could be
// misread.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { makeCall, withAllPowers } from '../../literal/calls';
import { cookiesIn, NO_LIMITS, signedIn, startGateway } from '../../whole/testing';
import { tlsServer, trusted, upstreamOf } from '../testing';

const FREE = { ...NO_LIMITS, LOG_LEVEL: 'silent' };
const PLACES: OperationId[] = [
  'loginAgora',
  'verifyAgoraOtp',
  'verifyAgoraRecoveryOtp',
  'checkDevice',
  'issueSecondaryToken',
  'getSystemAccess',
  'listAdminUsers',
  'resetUserPassword',
  'listRemarks',
];

/** A gateway in front of a server with these answers, and the operations that reached the server. */
async function saying(answers: Partial<Record<OperationId, [body: unknown, status?: number]>>) {
  const calledUrls: string[] = [];
  const server = await tlsServer((request, response) => {
    const operation = String(request.url).slice(1) as OperationId;
    calledUrls.push(operation);
    const [body, status = 200] = answers[operation] ?? [{ data: [] }];
    const text = body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  const operations = Object.fromEntries(PLACES.map((id) => [id, { path: `/${id}` }]));
  const { upstream } = await upstreamOf({
    answers: 'enforce',
    upstreams: { main: { url: server, ...trusted } },
    operations,
  });
  const { url } = await startGateway(FREE, upstream);
  return { url, calledUrls };
}

const person = { recordid: 7, emailaddress: 'ana@lumina.example', firstname: 'Ana', department: 'MIS IT', role: '1' };
const user = { ...person, email: person.emailaddress, rolesid: '1', productavega_tag: true };
const login = { access_token: 'T', data: user };

test('a login in either form waits for its one-time password', async () => {
  const { url } = await saying({ loginAgora: [login] });
  const answer = await makeCall(url, 'loginAgora', { email: user.emailaddress });
  expect([answer.status, Object.keys(cookiesIn(answer))]).toEqual([200, ['sign-in']]);
  expect(String(answer.body)).not.toContain('"access_token"');
});

test.each<[string, unknown, number?]>([
  ['a refusal beside it', { ...login, success: 'false', message: 'No.' }],
  ['a reason beside it', { ...login, error_message: 'Password is expired.' }],
  ['the status of a refusal', { ...login, message: 'No.' }, 400],
  ['nobody with it', { access_token: 'T', data: null }],
  ['two tokens', { ...login, data: { ...user, access_token: 'U' } }],
  ['no address', { ...login, data: { ...user, emailaddress: '', email: 'x' }, success: '0' }],
  ['nothing at all', undefined],
  ['null', null],
])('a login with %s does not sign in', async (_, body, status) => {
  const { url } = await saying({ loginAgora: [body, status] });
  const answer = await makeCall(url, 'loginAgora', {});
  expect(cookiesIn(answer)).toEqual({});
  expect(String(answer.body)).not.toContain('"user"');
});

const WRONG_CODES: [string, unknown, number?][] = [
  ['nothing', undefined],
  ['an empty record', {}],
  ['an empty list', []],
  ['null', null],
  ['words', { message: 'Verified.' }],
  ['a yes in data', { data: { success: true } }],
  ['a yes in a list', [{ success: true }]],
  ['a yes that is a word', { success: 'yes' }],
  ['a yes with the status of a refusal', { success: true, message: 'Wrong.' }, 400],
  ['a yes and a no', { success: true, is_success: false }],
  ['a no as a text', { success: '0' }],
  ['another success', { message: 'Created.' }, 201],
];

test.each(WRONG_CODES)('a one-time password is not accepted on %s', async (_, body, status) => {
  const { url } = await saying({ verifyAgoraOtp: [body, status], verifyAgoraRecoveryOtp: [body, status] });
  for (const id of ['verifyAgoraOtp', 'verifyAgoraRecoveryOtp'] as const) {
    const answer = await makeCall(url, id, { session: signedIn({}, { verified: false }) });
    expect([cookiesIn(answer), answer.headers['otp-ticket']]).toEqual([{}, undefined]);
  }
});

test('a one-time password is not accepted on a success that says it was tried too often', async () => {
  for (const is_exceed of [true, 'true', '1', 1]) {
    const { url } = await saying({ verifyAgoraOtp: [{ success: true, is_exceed }] });
    const answer = await makeCall(url, 'verifyAgoraOtp', { session: signedIn({}, { verified: false }) });
    expect([cookiesIn(answer), answer.headers['otp-ticket']]).toEqual([{}, undefined]);
  }
});

test.each<[string, unknown, number?]>([
  ['nothing', undefined],
  ['null', null],
  ['null in the place of rows', { data: null }],
  ['a refusal beside rows', { success: false, data: [{ deviceid: 'ab'.repeat(32) }] }],
  ['words', { message: 'Invalid Access Token' }],
  ['the status of a refusal', { message: 'No.' }, 400],
])('a service account is not used when the server answers the session check with %s', async (_, body, status) => {
  const { url, calledUrls } = await saying({
    checkDevice: [body, status],
    issueSecondaryToken: [{ access_token: 'S' }],
  });
  const answer = await makeCall(url, 'getSystemAccess', { session: signedIn(withAllPowers) });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(calledUrls).toEqual(['checkDevice']);
});

test.each<[string, unknown]>([
  ['null', { data: null }],
  ['a refusal beside rows', { success: '0', data: [{ ...user, recordid: 1002 }] }],
  ['words', { message: 'No.' }],
  ['two of one number', { data: [user, user].map((each) => ({ ...each, recordid: 1002 })) }],
])('a record is not found in a list that is %s', async (_, body) => {
  const { url, calledUrls } = await saying({ listAdminUsers: [body] });
  const answer = await makeCall(url, 'resetUserPassword', {
    session: signedIn({ department: 'MIS TECH', rolesid: '2' }),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(calledUrls).not.toContain('resetUserPassword');
});
