// Tickets, proofs, guesses, passwords and rows of a list cannot be used twice or too often.
import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import type { UpstreamAnswer } from '../upstreamCall';
import { browserAt, NOT_ALLOWED } from './attackTesting';
import { ask, cookiesIn, fakeServers, send, signedIn, startGateway } from './testing';

const MARIA = 'maria.santos@lumina.example';
const MINUTE = 60_000;
const NOT_VERIFIED = [403, { message: 'Please verify your one time password first.' }];
const TOO_OFTEN = [429, { message: 'This one-time password was tried too often. Please have a new one sent.' }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const saying = (body: object): Partial<UpstreamAnswer> => ({ body: Buffer.from(JSON.stringify(body)) });

/** A gateway whose servers answer with the contract's examples, or with these answers. */
async function startSaying(answers: Partial<Record<OperationId, Partial<UpstreamAnswer>>> = {}, env = {}) {
  const servers = fakeServers(({ operation }) => answers[operation] ?? {});
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1', ...env }, servers);
  const outcomeOf = async (id: OperationId, headers: OutgoingHttpHeaders = {}, body?: object) => {
    const answer = await ask(url, id, headers, body);
    return [answer.status, answer.json()];
  };
  return { url, outcomeOf, answers, called: servers.called };
}

/** A ticket for the right one-time password. */
async function ticketAt(url: string, id: 'verifyAgoraOtp' | 'verifyAgoraRecoveryOtp' = 'verifyAgoraOtp') {
  const typed = await ask(url, id);
  return { 'Otp-Ticket': String(typed.headers['otp-ticket']) };
}
const marias = { Value: { email: MARIA } };

test('a ticket can be used to change one password and then to sign in once', async () => {
  const { url, outcomeOf, called } = await startSaying();
  const ticket = await ticketAt(url);
  called.length = 0;
  expect((await outcomeOf('waivePassword', ticket, marias))[0]).toBe(200);
  expect(await outcomeOf('waivePassword', ticket, marias)).toEqual(NOT_VERIFIED);
  expect(called).toHaveLength(1);
  const login = async () => Object.keys(cookiesIn(await ask(url, 'loginAgora', ticket)));
  expect(await login()).toEqual(['session', 'sign-in']);
  expect(await login(), 'only to be asked for another one-time password').toEqual(['sign-in']);
});

test('only one of two concurrent changes with one ticket is made', async () => {
  const { url, outcomeOf, called } = await startSaying();
  const ticket = await ticketAt(url);
  called.length = 0;
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => (await outcomeOf('waivePassword', ticket, marias))[0]),
  );
  expect(statuses.sort()).toEqual([200, 403, 403, 403]);
  expect(called).toHaveLength(1);
});

test.each<[string, Partial<UpstreamAnswer>, number]>([
  ['a failure', { status: 500, ...saying({ message: 'Internal Server Error' }) }, 500],
  ['a page', { type: 'text/html', body: Buffer.from('<p>') }, 502],
])('a ticket may be used again after a clear refusal, but not after %s', async (_what, unknown, status) => {
  const { url, outcomeOf, answers } = await startSaying();
  const ticket = await ticketAt(url, 'verifyAgoraRecoveryOtp');
  const change = () => outcomeOf('changeForgottenAgoraPassword', ticket, { Value: { emailaddress: MARIA } });
  answers.changeForgottenAgoraPassword = saying(examples.changeForgottenAgoraPassword[200].usedBefore);
  expect(await change()).toEqual([200, examples.changeForgottenAgoraPassword[200].usedBefore]);
  answers.changeForgottenAgoraPassword = unknown;
  expect((await change())[0]).toBe(status);
  answers.changeForgottenAgoraPassword = {};
  expect(await change()).toEqual(NOT_VERIFIED);
});

const wrong = saying(examples.verifyAgoraOtp[200].wrong);

test('a code allows five guesses from all places together, and a new code five more', async () => {
  const { outcomeOf, answers, called } = await startSaying({ verifyAgoraOtp: wrong }, { TRUST_PROXY: '1' });
  let place = 0;
  const guess = (email = MARIA) => {
    place += 1;
    return outcomeOf('verifyAgoraOtp', { email, otp: `GUESS${place}`, 'x-forwarded-for': `10.0.0.${place}` });
  };
  for (const email of [MARIA, MARIA.toUpperCase(), MARIA, `%20${MARIA}`, MARIA]) {
    expect(await guess(email)).toEqual([200, examples.verifyAgoraOtp[200].wrong]);
  }
  called.length = 0;
  answers.verifyAgoraOtp = {};
  expect(await guess(), 'also the right one').toEqual(TOO_OFTEN);
  expect(await guess(MARIA.toUpperCase())).toEqual(TOO_OFTEN);
  expect(called).toEqual([]);
  expect((await guess('ben@lumina.example'))[0]).toBe(200);

  answers.sendAgoraOtp = saying(examples.sendAgoraOtp[200].tooMany);
  await outcomeOf('sendAgoraOtp', {}, marias);
  expect(await guess(), 'no new code was sent').toEqual(TOO_OFTEN);
  answers.sendAgoraOtp = {};
  expect((await outcomeOf('sendAgoraOtp', {}, marias))[0]).toBe(200);
  expect((await guess())[0]).toBe(200);
});

/** The operations of each application. */
const OF_AGORA = { login: 'loginAgora', send: 'sendAgoraOtp', verify: 'verifyAgoraOtp' } as const;
const OF_ALAGA_MD = { login: 'loginAlagaMd', send: 'sendAlagaMdOtp', verify: 'verifyAlagaMdOtp' } as const;
/** The headers and body that name Maria in an operation. */
const ofMaria = (id: OperationId): [OutgoingHttpHeaders, object?] =>
  id === 'verifyAgoraOtp'
    ? [{ email: MARIA }]
    : [{}, { Value: id === 'sendAgoraOtp' ? { email: MARIA } : { email_address: MARIA } }];

test.each([
  ['AGORA', OF_AGORA, OF_ALAGA_MD],
  ['ALAGA MD', OF_ALAGA_MD, OF_AGORA],
])('the one-time password of %s does not complete a login of the other application', async (_which, one, other) => {
  const { url } = await startSaying();
  const browser = browserAt(url);
  await browser.ask(other.login);
  expect(cookiesIn(await browser.ask(one.verify, ...ofMaria(one.verify)))).toEqual({});
  expect(cookiesIn(await browser.ask(other.verify, ...ofMaria(other.verify)))).toHaveProperty('session');
});

test.each([
  ['AGORA', 'verifyAgoraRecoveryOtp', 'changeForgottenAgoraPassword', 'changeForgottenAlagaMdPassword'],
  ['ALAGA MD', 'verifyAlagaMdRecoveryOtp', 'changeForgottenAlagaMdPassword', 'changeForgottenAgoraPassword'],
] as const)('a ticket of %s cannot change a password of the other application', async (_which, verify, own, other) => {
  const { url, outcomeOf, called } = await startSaying();
  const ticket = { 'Otp-Ticket': String((await ask(url, verify)).headers['otp-ticket']) };
  const change = (id: typeof own | typeof other) =>
    outcomeOf(id, ticket, {
      Value: id === 'changeForgottenAgoraPassword' ? { emailaddress: MARIA } : { email_address: MARIA },
    });
  called.length = 0;
  expect(await change(other)).toEqual(NOT_VERIFIED);
  expect(called).toEqual([]);
  expect((await change(own))[0]).toBe(200);
});

test.each([
  ['AGORA', OF_AGORA, OF_ALAGA_MD],
  ['ALAGA MD', OF_ALAGA_MD, OF_AGORA],
])('guesses at the code of %s are not reset by a new code of the other application', async (_w, one, other) => {
  const { outcomeOf } = await startSaying({ [one.verify]: wrong });
  const guess = (id: OperationId) => outcomeOf(id, ...ofMaria(id));
  for (let time = 0; time < 5; time += 1) expect((await guess(one.verify))[0]).toBe(200);
  expect(await guess(one.verify)).toEqual(TOO_OFTEN);
  expect((await guess(other.verify))[0]).toBe(200);
  expect((await guess(other.send))[0]).toBe(200);
  expect(await guess(one.verify)).toEqual(TOO_OFTEN);
});

test('after a hundred wrong passwords within an hour from many places even the right one is refused', async () => {
  const { url, answers, called } = await startSaying({}, { TRUST_PROXY: '1' });
  let place = 0;
  const login = (emailaddress = MARIA) => {
    place += 1;
    return ask(url, 'loginAgora', { 'x-forwarded-for': `10.0.0.${place}` }, { Value: { emailaddress } });
  };
  expect((await login()).status, 'which is no wrong one').toBe(200);
  answers.loginAgora = saying(examples.loginAgora[200].wrongCredentials);
  for (let time = 0; time < 100; time += 1) {
    expect((await login(time % 2 ? MARIA : MARIA.toUpperCase())).status).toBe(200);
  }
  answers.loginAgora = {};
  called.length = 0;
  wait(20 * MINUTE);
  const refused = await login();
  const outcomeOf = { message: 'Too many failed tries. Please try again in 40 minutes.' };
  expect([refused.status, refused.json(), refused.headers['retry-after']]).toEqual([429, outcomeOf, '2400']);
  expect(called).toEqual([]);
  expect((await login('ben@lumina.example')).status).toBe(200);
  wait(40 * MINUTE);
  expect(cookiesIn(await login())).toHaveProperty('sign-in');
});

/** A signed-in person whose list has this many rows. */
async function readingRows(count: number) {
  const [row] = examples.listRemarks[200].default.data;
  const { url } = await startSaying({ listRemarks: saying({ data: Array(count).fill(row) }) });
  const browser = browserAt(url);
  await browser.signIn();
  const leave = (rows: number) => browser.send('POST', '/exports', { title: 'Remarks', rows, format: 'pdf' });
  return { url, browser, leave };
}

test('a person can export as many rows as they received, and no more', async () => {
  const { url, browser, leave } = await readingRows(40);
  const status = async (rows: number) => (await leave(rows)).status;
  const refused = await leave(1);
  expect([refused.status, refused.json()], 'before anything is read').toEqual(NOT_ALLOWED);
  await browser.ask('listRemarks');
  expect(await status(41)).toBe(403);
  expect(await status(40)).toBe(204);
  await browser.ask('listRemarks');
  expect(await status(80)).toBe(204);
  expect(await status(81)).toBe(403);
  const headers = { ...signedIn(), 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Remarks', rows: 1, format: 'pdf' });
  expect((await send(url, '/exports', { method: 'POST', headers, body })).status, 'somebody else').toBe(403);
});

test('a person can export thirty reports within a minute, over all sessions', async () => {
  const { url, browser, leave } = await readingRows(1);
  await browser.ask('listRemarks');
  for (let time = 0; time < 30; time += 1) expect((await leave(1)).status).toBe(204);
  const refused = await leave(1);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  const elsewhere = browserAt(url);
  await elsewhere.signIn();
  const report = { title: 'Remarks', rows: 1, format: 'pdf' };
  expect((await elsewhere.send('POST', '/exports', report)).status).toBe(429);
  wait(MINUTE);
  expect((await leave(1)).status).toBe(204);
});
