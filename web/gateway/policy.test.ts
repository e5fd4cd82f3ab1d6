// What the policy in front of every call lets through and gives, through a running gateway.
import { setTimeout as pause } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../openapi/generated/examples';
import {
  administrator,
  ana,
  ask,
  fakeServers,
  formFrom,
  madeBy,
  SERVER_TOKEN,
  send,
  sessionIn,
  signedIn,
  startGateway,
  tickets,
} from './testing';
import type { Identity } from './upstreamCall';

const NOT_ALLOWED = [403, { message: 'You are not allowed to do this.' }];
const support: Partial<Identity> = { rolesid: '3', department: 'MIS TECH' };
const isOperation = (id: string): id is OperationId => id in examples;

async function proofOf(url: string, operation: OperationId): Promise<string> {
  const challenge = (await send(url, `/human-check?operation=${operation}`)).json() as Challenge;
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

test('technical support lists and adds users, and gives no role 1', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({}, servers);
  const listed = async (person: Partial<Identity>) =>
    (await ask(url, 'listAdminUsers', madeBy(person, 'listAdminUsers').headers)).status;
  expect(await listed(support)).toBe(200);
  expect((await ask(url, 'listRoles', signedIn(support), { Value: {} })).status).toBe(200);
  expect(await listed({})).toBe(403);

  const proof = { 'Human-Proof': await proofOf(url, 'addUser') };
  const add = async (person: Partial<Identity>, rolesid: unknown) =>
    (await ask(url, 'addUser', { ...signedIn(person), ...proof }, { Value: { emailaddress: 'b@c.example', rolesid } }))
      .status;
  expect(await add(support, '4')).toBe(200);
  for (const rolesid of ['1', 1, ['1'], null]) expect(await add(support, rolesid)).toBe(403);
  expect(await add(administrator, '1')).toBe(200);
  expect(await add({}, '4')).toBe(403);
});

test('technical support resets no password of an administrator, whom the server is asked for', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({}, servers);
  const proof = { 'Human-Proof': await proofOf(url, 'resetUserPassword') };
  const reset = async (person: Partial<Identity>, recordid: number) => {
    const { headers, body } = madeBy(person, 'resetUserPassword');
    const Value = { ...(body as { Value: object }).Value, recordid };
    servers.called.length = 0;
    const { status } = await ask(url, 'resetUserPassword', { ...headers, ...proof }, { Value });
    return [status, ...servers.called.map(({ operation }) => operation)];
  };
  // Of the contract's example, whose one person is an administrator.
  const [{ recordid }] = examples.listAdminUsers[200].default.data;
  expect(await reset(support, recordid)).toEqual([403, 'listAdminUsers']);
  expect(await reset(support, recordid + 1)).toEqual([200, 'listAdminUsers', 'resetUserPassword']);
  expect(await reset(administrator, recordid)).toEqual([200, 'resetUserPassword']);
});

test('roles and menus are for administrators alone', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({}, servers);
  const access = Object.keys(examples)
    .filter(isOperation)
    .filter((id) => /^(list|add|update|delete|assign|remove)(Main|Sub|Assigned|Role)/.test(id) && id !== 'listRoles');
  expect(access).toHaveLength(14);
  for (const id of access) {
    const asked = (person: Partial<Identity>) => {
      const { headers, body } = madeBy(person, id);
      return ask(url, id, headers, body);
    };
    for (const person of [support, {}, { department: 'MIS IT' }, { rolesid: '11' }]) {
      const answer = await asked(person);
      expect([id, answer.status, answer.json()]).toEqual([id, ...NOT_ALLOWED]);
    }
    expect([id, (await asked(administrator)).status]).toEqual([id, 200]);
  }
});

test.each([
  ['resetConsoleLogin', '/concurrent'],
  ['resetAppLogin', '/concurrent'],
  ['resetConsoleLockout', '/lockedout'],
] as const)('%s is for whoever has role 1, or %s by the system access of AGORA', async (id, screen) => {
  let named = ['/concurrent', '/lockedout'];
  const [row] = examples.getSystemAccess[200].default.data;
  const servers = fakeServers(({ operation }) => {
    if (operation !== 'getSystemAccess') return {};
    const data = named.map((routename) => ({ ...row, routename }));
    return { body: Buffer.from(JSON.stringify({ data })) };
  });
  const { url } = await startGateway({}, servers);
  const status = async (person: Partial<Identity>) =>
    (await ask(url, id, { ...signedIn(person), Email: 'b@c.example', EmailAddress: 'b@c.example' })).status;
  expect(await status({})).toBe(200);
  const own = servers.called.find(({ operation }) => operation === 'getSystemAccess');
  expect(own).toMatchObject({ body: Buffer.from('{"Value":{"rolesid":"2"}}'), identity: ana });
  expect(own?.token).not.toBe(SERVER_TOKEN);

  expect(await status({ application: 'ALAGA MD' })).toBe(403);
  expect(await status({ application: 'ALAGA MD', rolesid: '1' })).toBe(200);
  named = named.filter((each) => each !== screen);
  expect(await status({})).toBe(403);
  expect(await status({ rolesid: '1' })).toBe(200);
});

test('a one-time password gives a ticket for its person, and makes the session of a login good for every call', async () => {
  const { url } = await startGateway({}, fakeServers());
  const pending = signedIn({}, { verified: false });
  const typed = await ask(url, 'verifyAgoraOtp', { ...pending, email: ana.email, otp: '123456' });
  expect(tickets.accepts(String(typed.headers['otp-ticket']), { email: ana.email, use: 'signIn' })).toBe(true);
  expect(sessionIn(typed.headers['session-token'])).toEqual({ token: SERVER_TOKEN, identity: ana, verified: true });
  const headers = { authorization: `Bearer ${typed.headers['session-token']}` };
  expect((await ask(url, 'listRemarks', headers)).status).toBe(200);

  const other = await ask(url, 'verifyAgoraOtp', { ...pending, email: 'ben@lumina.example', otp: '123456' });
  expect(other.headers).toHaveProperty('otp-ticket');
  expect(other.headers).not.toHaveProperty('session-token');
  const nobody = await ask(url, 'verifyAgoraOtp', { email: ana.email, otp: '123456' });
  expect(nobody.headers).not.toHaveProperty('session-token');
});

test('a wrong one-time password gives nothing', async () => {
  const body = Buffer.from(JSON.stringify(examples.verifyAgoraOtp[200].wrong));
  const { url } = await startGateway(
    {},
    fakeServers(() => ({ body })),
  );
  const typed = await ask(url, 'verifyAgoraOtp', {
    ...signedIn({}, { verified: false }),
    email: ana.email,
    otp: '0',
  });
  expect(typed.body).toEqual(body);
  for (const name of ['otp-ticket', 'session-token']) expect(typed.headers).not.toHaveProperty(name);
});

test.each([
  ['of its person is verified at once', 'maria.santos@lumina.example', 'signIn', true],
  ['of another person is not', ana.email, 'signIn', false],
  ['of recovery is not', 'maria.santos@lumina.example', 'recovery', false],
] as const)('a login with a ticket %s', async (_what, email, use, verified) => {
  const { url } = await startGateway({}, fakeServers());
  const ticket = { 'Otp-Ticket': tickets.issue({ email, use }) };
  const { data } = (
    await ask(url, 'loginAgora', ticket, { Value: { emailaddress: 'maria.santos@lumina.example' } })
  ).json() as (typeof examples.loginAgora)[200]['default'];
  expect(sessionIn(data.access_token)).toMatchObject({ verified, identity: { application: 'AGORA', rolesid: '1' } });
  expect(data.user).toEqual(examples.loginAgora[200].default.data.user);
});

test('where answers are only reported, one that breaks the contract passes, and the log names the rule', async () => {
  const body = Buffer.from('{"data":[{"recordid":"Sesame"}]}');
  const strict = await startGateway(
    {},
    fakeServers(() => ({ body })),
  );
  expect((await ask(strict.url, 'listRemarks', signedIn())).status).toBe(502);

  const lenient = await startGateway({}, { ...fakeServers(() => ({ body })), answers: 'report' });
  const answer = await ask(lenient.url, 'listRemarks', signedIn());
  expect([answer.status, answer.body]).toEqual([200, body]);
  expect(lines(lenient.log)).toContainEqual(
    expect.objectContaining({ operation: 'listRemarks', rule: expect.stringMatching(/^#/) }),
  );
  expect(lenient.log.join('')).not.toContain('Sesame');
});

const lines = (written: string[]) => written.map((line) => JSON.parse(line));
/** The line is written when the answer has gone. */
const auditedAs = (audited: string[], entries: object[]) => vi.waitFor(() => expect(lines(audited)).toEqual(entries));
const entry = (said: object) => ({
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  requestId: expect.stringMatching(/^[\da-f]{16}$/),
  who: ana.email,
  application: 'AGORA',
  from: '127.0.0.1',
  status: 200,
  outcome: 'done',
  ...said,
});

test('the audit log says who did what to which record with what outcome, and nothing else that was sent', async () => {
  let answer = {};
  const { url, audited } = await startGateway(
    {},
    fakeServers(() => answer),
  );
  await ask(url, 'loginAgora', {}, { Value: { emailaddress: ana.email, password: 'Sesame' } });
  const decision = { memberid: 50001, status: 'A', remarks: 'Sesame', approved_by: ana.email };
  await ask(url, 'saveDecision', signedIn(), { Value: decision });
  await ask(url, 'saveDecision', signedIn(), { Value: { ...decision, approved_by: 'evil@mail.example' } });
  answer = { body: Buffer.from(examples.saveDecision[200].alreadyDecided) };
  await ask(url, 'saveDecision', signedIn(), { Value: decision });
  answer = { status: 500, body: Buffer.from('{"message":"Sesame"}') };
  await ask(url, 'saveDecision', signedIn(), { Value: decision });
  answer = { type: 'image/png', body: Buffer.from([0x89, 0x50]) };
  await ask(url, 'getImage', { ...signedIn(), ImagePath: encodeURIComponent('kyc/50001/ñ.png') });
  await ask(url, 'listRemarks', signedIn());
  await ask(url, 'saveDecision', {}, { Value: decision });

  const decided = { what: 'decision', operation: 'saveDecision', record: '50001' };
  await auditedAs(audited, [
    entry({ what: 'sign-in', operation: 'loginAgora', record: ana.email, who: null, application: null }),
    entry(decided),
    entry({ ...decided, outcome: 'refused', status: 403 }),
    entry({ ...decided, outcome: 'refused' }),
    entry({ ...decided, outcome: 'failed', status: 500 }),
    entry({ what: 'read', operation: 'getImage', record: 'kyc/50001/ñ.png' }),
    entry({ ...decided, record: null, who: null, application: null, outcome: 'refused', status: 401 }),
  ]);
  expect(audited.join('')).not.toContain('Sesame');
});

test('of a form too the audit log says which record it is about', async () => {
  const servers = fakeServers();
  const { url, audited } = await startGateway({}, servers);
  const ask = (path: string, type: string, body: string | Buffer) =>
    send(url, `/api/media${path}`, {
      method: 'POST',
      headers: { ...signedIn(administrator), 'content-type': type },
      body,
    });
  const part = '--B\r\nContent-Disposition: form-data; name="Email"\r\n\r\nben@mail.example\r\n--B--\r\n';
  await ask('/recovery/app/lockout-reset', 'multipart/form-data; boundary=B', part);
  const newsletter = await formFrom({
    newsletter_details: { title: 'Ñandú', product_tag: true },
    newsletter_image: new Blob(['x']),
  });
  await ask('/newsletters/addition', newsletter.headers['content-type'], newsletter.body);
  await ask('/kyc/image/form', 'application/x-www-form-urlencoded', 'base64=AA&Image_datails=%7B%22recordid%22%3A7%7D');
  await auditedAs(audited, [
    entry({ what: 'change', operation: 'resetAppLockout', record: 'ben@mail.example' }),
    entry({ what: 'change', operation: 'addNewsletter', record: 'Ñandú' }),
    entry({ what: 'change', operation: 'saveImageForm', record: '{"recordid":7}' }),
  ]);
});

test('whoever goes away before the answer is in the audit log all the same', async () => {
  const servers = fakeServers();
  const call = async () => {
    await pause(60_000, undefined, { ref: false });
    throw new Error('nobody waits for this');
  };
  const { url, audited } = await startGateway({}, { ...servers, call });
  const gone = new AbortController();
  const asked = fetch(`${url}/api/kyc/decision`, {
    method: 'POST',
    headers: { ...signedIn(), 'content-type': 'application/json' },
    body: JSON.stringify({ Value: { memberid: 50001, approved_by: ana.email } }),
    signal: gone.signal,
  });
  setTimeout(() => gone.abort(), 200);
  await expect(asked).rejects.toThrow();
  await auditedAs(audited, [
    entry({ what: 'decision', operation: 'saveDecision', record: '50001', outcome: 'failed', status: 499 }),
  ]);
});

test('a report that leaves as a file is told to the audit log, by somebody who is signed in', async () => {
  const { url, audited } = await startGateway({ BASE_PATH: '/uat/kyc' }, fakeServers());
  const tell = async (headers: object, body: unknown) =>
    (
      await send(url, '/uat/kyc/exports', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status;
  const report = { title: 'Pending requests', rows: 137, format: 'xlsx' };
  expect(await tell({}, report)).toBe(401);
  expect(await tell(signedIn({}, { verified: false }), report)).toBe(401);
  for (const odd of [
    { ...report, rows: -1 },
    { ...report, format: 'exe' },
    { ...report, title: 'x'.repeat(101) },
    'x',
  ]) {
    expect(await tell(signedIn(), odd)).toBe(400);
  }
  expect(await tell(signedIn(), { ...report, more: 'x'.repeat(1024) })).toBe(413);
  expect(await tell(signedIn(), report)).toBe(204);
  const exported = { what: 'export', operation: 'xlsx', record: 'Pending requests, 137 rows', status: 204 };
  await auditedAs(audited, [entry(exported)]);
});

test('behind a proxy that is trusted the audit log has the address in front of it', async () => {
  for (const [TRUST_PROXY, from] of [
    ['', '127.0.0.1'],
    ['1', '10.0.0.2'],
    ['2', '10.0.0.1'],
    ['127.0.0.1', '10.0.0.2'],
  ] as const) {
    const { url, audited } = await startGateway({ TRUST_PROXY }, fakeServers());
    const body = { Value: { memberid: 50001, approved_by: ana.email } };
    await ask(url, 'saveDecision', { ...signedIn(), 'x-forwarded-for': '10.0.0.1, 10.0.0.2' }, body);
    await auditedAs(audited, [entry({ what: 'decision', operation: 'saveDecision', record: '50001', from })]);
  }
});

test("the log has operations and statuses, and never an address with somebody's e-mail in it", async () => {
  const { url, log } = await startGateway({ LOG_LEVEL: 'trace', BASE_PATH: '/uat/kyc' }, fakeServers());
  const address = encodeURIComponent(ana.email);
  for (const path of [
    'otpverification/',
    'assets/',
    'api/',
    'api/session/',
    'tester/',
    '',
    'dashboard?next=',
    'healthz?',
  ]) {
    for (const email of [ana.email, address]) {
      await send(url, `/uat/kyc/${path}${email}`, { headers: { accept: 'text/html' } });
      await send(url, `/${path}${email}`);
    }
  }
  await send(url, `/uat/kyc/api/session/device?email=${address}`, { headers: { ...signedIn(), email: address } });
  await vi.waitFor(() =>
    expect(lines(log).at(-1)).toMatchObject({
      reqId: expect.any(String),
      operation: 'checkDevice',
      status: 200,
      ms: expect.any(Number),
    }),
  );
  expect(log.join('')).not.toMatch(/ana|@|%40|cruz/i);
  expect(lines(log).filter(({ operation }) => operation)).toHaveLength(1);
});

test('a balancer hears whether calls would be answered, and when the gateway stops', async () => {
  const readiness = async (ready: () => Promise<boolean>, isStopping = () => false) => {
    const { url } = await startGateway({}, { ...fakeServers(), ready }, isStopping);
    const answer = await send(url, '/readyz');
    expect((await send(url, '/healthz')).status).toBe(200);
    return [answer.status, answer.json()];
  };
  const notReady = [503, { status: 'not ready' }];
  expect(await readiness(async () => true)).toEqual([200, { status: 'ready' }]);
  expect(
    await readiness(
      async () => true,
      () => true,
    ),
  ).toEqual(notReady);
  expect(await readiness(async () => false)).toEqual(notReady);
  expect(await readiness(() => Promise.reject(new Error('down')))).toEqual(notReady);
});
