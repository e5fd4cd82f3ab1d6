// After a demotion, a dismissal or a new password, the person's earlier sessions are no longer valid.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { busy, Refusal, tooSlow } from '../requests/refusals';
import type { Store } from '../store';
import { memoryStore } from '../store/memory';
import { StoreAway } from '../store/store';
import { stores } from '../store/testing';
import type { UpstreamAnswer } from '../upstreamCall';
import { browserAt, proofOf } from './attackTesting';
import { ask, cookiesIn, fakeServers, startGateway } from './testing';

const MARIA = 'maria.santos@lumina.example';
const JOSE = 'jose.reyes@lumina.example';
const [maria] = examples.listAdminUsers[200].default.data;
const jose = { ...maria, recordid: 1002, userrolesid: 2002, emailaddress: JOSE, rolesid: '2', department: 'INT APD' };
const saying = (body: object): Partial<UpstreamAnswer> => ({ body: Buffer.from(JSON.stringify(body)) });

/** A console with Maria, an administrator, and Jose, whom she may edit. */
async function startAt(store: Store) {
  const answers: Partial<Record<OperationId, Partial<UpstreamAnswer> | Refusal>> = {
    listAdminUsers: saying({ data: [maria, jose] }),
  };
  const listeners: Partial<Record<string, () => void>> = {};
  const servers = fakeServers(({ operation, body }) => {
    listeners[operation]?.();
    const answer = answers[operation] ?? {};
    if (answer instanceof Refusal) throw answer;
    if (!operation.startsWith('login')) return answer;
    const { user, access_token } = examples.loginAgora[200].default.data;
    const { emailaddress } = JSON.parse(String(body)).Value;
    const { recordid, rolesid, department } = emailaddress === JOSE ? jose : maria;
    return saying({ data: { access_token, user: { ...user, recordid, rolesid, department, emailaddress } } });
  });
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1' }, servers, undefined, store);

  async function loggedIn(emailaddress: string) {
    const browser = browserAt(url);
    await browser.ask('loginAgora', {}, { Value: { emailaddress } });
    return { ...browser, typed: () => browser.ask('verifyAgoraOtp', { email: emailaddress }) };
  }
  async function signedIn(emailaddress: string) {
    const browser = await loggedIn(emailaddress);
    await browser.typed();
    return { ...browser, lives: async () => (await browser.status('listRemarks')) === 200 };
  }
  type Browser = Awaited<ReturnType<typeof signedIn>>;
  const proven = async (browser: Pick<Browser, 'copied' | 'ask'>, id: OperationId, Value: object) =>
    (await browser.ask(id, { 'Human-Proof': await proofOf(url, id, browser.copied()) }, { Value })).status;
  const recovered = async (verify: OperationId, change: OperationId, Value: Record<string, string>) => {
    const { headers } = await ask(
      url,
      verify,
      {},
      {
        Value: { email: Value.emailaddress ?? JOSE },
      },
    );
    const ticket = { 'Otp-Ticket': String(headers['otp-ticket']) };
    return (await ask(url, change, ticket, { Value })).status;
  };
  const called = (id: OperationId) => servers.called.filter(({ operation }) => operation === id).length;
  const whenCalled = (id: OperationId, listener: () => void) => Object.assign(listeners, { [id]: listener });
  return { url, answers, called, whenCalled, loggedIn, signedIn, proven, recovered };
}
type Console = Awaited<ReturnType<typeof startAt>>;
type Person = Awaited<ReturnType<Console['signedIn']>>;

const ofJose = { recordid: 1002, emailaddress: JOSE, status: 'A', edited_by: MARIA };
const changes: Record<string, (at: Console, administrator: Person) => Promise<number>> = {
  'a demotion': ({ proven }, administrator) =>
    proven(administrator, 'updateUser', { ...ofJose, department: 'AVG APD' }),
  'being disabled': ({ proven }, administrator) => proven(administrator, 'updateUser', { ...ofJose, status: 'D' }),
  'another address': ({ proven }, administrator) =>
    proven(administrator, 'updateUser', { ...ofJose, emailaddress: 'j.reyes@lumina.example' }),
  'a password that was reset': ({ proven }, administrator) =>
    proven(administrator, 'resetUserPassword', { recordid: 1002, emailaddress: JOSE, edited_by: MARIA }),
  'a password of AGORA that was recovered': ({ recovered }) =>
    recovered('verifyAgoraRecoveryOtp', 'changeForgottenAgoraPassword', { emailaddress: JOSE }),
  'a password of ALAGA MD that was recovered': ({ recovered }) =>
    recovered('verifyAlagaMdRecoveryOtp', 'changeForgottenAlagaMdPassword', { email_address: JOSE.toUpperCase() }),
};

const each = Object.entries(stores).flatMap(([where, start]) =>
  Object.entries(changes).map(([what, change]) => [what, where, start, change] as const),
);
test.each(each)('%s ends every session and every waiting login of the person, in %s', async (_w, _s, start, change) => {
  const at = await startAt(await start());
  const [administrator, one, other] = [await at.signedIn(MARIA), await at.signedIn(JOSE), await at.signedIn(JOSE)];
  const waiting = await at.loggedIn(JOSE);
  expect(await change(at, administrator)).toBe(200);
  expect([await one.lives(), await other.lives()]).toEqual([false, false]);
  expect(cookiesIn(await waiting.typed())).toEqual({});
  expect(await administrator.lives(), 'who did it').toBe(true);
  expect(await (await at.signedIn(JOSE)).lives(), 'who signs in after it').toBe(true);
});

test.each([
  ['gets the mocks’ worlds keeps them apart', ['x-mock-world'], [false, true]],
  ['is real ignores a world that a browser sends', [], [false, false]],
] as const)('a server that %s', async (_, forwards, living) => {
  const servers = { ...fakeServers(), forwards };
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1' }, servers);
  const email = examples.loginAgora[200].default.data.user.emailaddress;
  const signedIn = async (world: string) => {
    const browser = browserAt(url);
    const body = { 'x-mock-world': world };
    await browser.ask('loginAgora', body);
    await browser.ask('verifyAgoraOtp', body);
    return () => browser.status('listRemarks', body);
  };
  const [here, elsewhere] = [await signedIn('here'), await signedIn('elsewhere')];
  const body = { 'x-mock-world': 'here' };
  const { headers } = await ask(url, 'verifyAgoraRecoveryOtp', body, { Value: { email } });
  const ticket = { ...body, 'Otp-Ticket': String(headers['otp-ticket']) };
  const { status } = await ask(url, 'changeForgottenAgoraPassword', ticket, { Value: { emailaddress: email } });
  expect(status).toBe(200);
  expect([(await here()) === 200, (await elsewhere()) === 200]).toEqual(living);
});

test.each(Object.entries(stores))(
  'a change of password ends all sessions except the one it was made in, in %s',
  async (_s, start) => {
    const at = await startAt(await start());
    const [own, other] = [await at.signedIn(JOSE), await at.signedIn(JOSE)];
    const administrator = await at.signedIn(MARIA);
    const change = () => at.proven(own, 'changePassword', { recordid: 1002, emailaddress: JOSE, edited_by: JOSE });
    expect(await change()).toBe(200);
    expect([await own.lives(), await other.lives()]).toEqual([true, false]);
    const later = await at.signedIn(JOSE);
    expect(await change()).toBe(200);
    expect([await own.lives(), await later.lives()]).toEqual([true, false]);
    expect(await at.proven(administrator, 'updateUser', ofJose)).toBe(200);
    expect(await own.lives(), 'nothing has it stay for ever').toBe(false);
  },
);

const ofMaria = { ...maria, edited_by: MARIA };
test.each([
  ['another name', { firstname: 'Mary' }, true],
  ['another role', { rolesid: '2' }, false],
  ['another department', { department: 'MIS TECH' }, false],
  ['another brand', { productavega_tag: false }, false],
  ['to be let in no more', { status: 'D' }, false],
])('people who give themselves %s stay signed in only if their rights do not change', async (_what, body, stays) => {
  for (const start of Object.values(stores)) {
    const at = await startAt(await start());
    const own = await at.signedIn(MARIA);
    expect(await at.proven(own, 'updateUser', { ...ofMaria, ...body })).toBe(200);
    expect(await own.lives()).toBe(stays);
  }
});

test.each<[string, Partial<UpstreamAnswer> | Refusal, boolean]>([
  ['refused', saying(examples.updateUser[200].unknown), true],
  ['was not sent because the server is busy', busy(), true],
  ['was not answered in time', tooSlow(), false],
  ['failed', { status: 500, ...saying({ message: 'Internal Server Error' }) }, false],
  ['was answered with a page', { type: 'text/html', body: Buffer.from('<p>') }, false],
])('a change that %s ends sessions only if it may have been made', async (_what, answer, lives) => {
  for (const start of Object.values(stores)) {
    const at = await startAt(await start());
    const [administrator, person] = [await at.signedIn(MARIA), await at.signedIn(JOSE)];
    at.answers.updateUser = answer;
    await at.proven(administrator, 'updateUser', ofJose);
    expect(await person.lives()).toBe(lives);
    expect(await administrator.lives()).toBe(true);
  }
});

test('a recovered password ends the sessions of the person, however the address was spelled', async () => {
  for (const spelled of [` ${JOSE} `, 'josé.reyes@lumina.example', `${JOSE}.`]) {
    const at = await startAt(memoryStore());
    const person = await at.signedIn(JOSE);
    const change = at.recovered('verifyAgoraRecoveryOtp', 'changeForgottenAgoraPassword', { emailaddress: spelled });
    expect(await change).toBe(200);
    expect(await person.lives(), spelled).toBe(false);
  }
});

/** A store whose first end of sessions arrives late: `begun` when it was sent, `until` another change is over. */
function lagging(store: Store, until: Promise<unknown>): { store: Store; begun: Promise<void> } {
  let begin: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const change: Store['change'] = async (...sent) => {
    const isFirst = begin !== undefined;
    begin?.();
    begin = undefined;
    if (isFirst) await until;
    return store.change(...sent);
  };
  return { store: { ...store, change }, begun };
}

test.each<[string, Partial<UpstreamAnswer>]>([
  ['refused', saying(examples.changePassword[200].wrongOldPassword)],
  ['made', {}],
])('a change of the own password that is %s meanwhile keeps nobody in who is dismissed', async (_what, answer) => {
  const store = memoryStore();
  let dismiss = () => {};
  const dismissed = new Promise<void>((resolve) => {
    dismiss = resolve;
  });
  const at = await startAt(store);
  const slow = lagging(store, dismissed);
  const other = await startAt(slow.store);
  const [administrator, person] = [await at.signedIn(MARIA), await other.signedIn(JOSE)];
  other.answers.changePassword = answer;
  const own = other.proven(person, 'changePassword', { recordid: 1002, emailaddress: JOSE, edited_by: JOSE });
  await slow.begun;
  expect(await at.proven(administrator, 'updateUser', { ...ofJose, status: 'D' })).toBe(200);
  dismiss();
  await own;
  expect(await person.lives()).toBe(false);
});

/** A store that stops answering when `fails` says so. */
const failing = (store: Store, fails: () => boolean): Store =>
  new Proxy(store, {
    get: (target, name: keyof Store) =>
      fails() && name !== 'close' ? () => Promise.reject(new StoreAway()) : target[name].bind(target),
  });

test('a change is not sent to the server when the end of the sessions cannot be stored first', async () => {
  const store = memoryStore();
  let isFailing = false;
  const change: Store['change'] = (...sent) => (isFailing ? Promise.reject(new StoreAway()) : store.change(...sent));
  const at = await startAt({ ...store, change });
  const [administrator, person] = [await at.signedIn(MARIA), await at.signedIn(JOSE)];
  isFailing = true;
  at.answers.updateUser = {};
  expect(await at.proven(administrator, 'updateUser', ofJose)).toBe(503);
  expect(at.called('updateUser')).toBe(0);
  expect(await person.lives()).toBe(true);
});

test.each<[string, Partial<UpstreamAnswer>]>([
  ['has made', {}],
  ['has failed at', { status: 500, ...saying({ message: 'Internal Server Error' }) }],
])('a store that fails after the server %s a change neither hides that nor keeps sessions alive', async (_, answer) => {
  let isAway = false;
  const at = await startAt(failing(memoryStore(), () => isAway));
  const [administrator, person] = [await at.signedIn(MARIA), await at.signedIn(JOSE)];
  at.answers.updateUser = answer;
  at.whenCalled('updateUser', () => {
    isAway = true;
  });
  expect(await at.proven(administrator, 'updateUser', ofJose)).toBe(answer.status ?? 200);
  isAway = false;
  expect(await person.lives()).toBe(false);
  expect(await administrator.lives()).toBe(true);
});

test('a sign-in whose session cannot be stored is not said to have done nothing', async () => {
  let isAway = false;
  const at = await startAt(failing(memoryStore(), () => isAway));
  const login = await at.loggedIn(JOSE);
  at.whenCalled('verifyAgoraOtp', () => {
    isAway = true;
  });
  const { status, body } = await login.typed();
  expect([status, String(body)]).toEqual([503, expect.not.stringContaining('Nothing was done')]);
});
