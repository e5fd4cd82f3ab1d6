// The policy in front of every call, tested through a running gateway.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { wholeRequest } from '../requests/wholeRequest';
import { proofOf } from './attackTesting';
import {
  administrator,
  ana,
  ask,
  cookiesIn,
  fakeServers,
  madeBy,
  OWN_ORIGIN,
  SERVER_TOKEN,
  send,
  sessionIn,
  signedIn,
  startGateway,
  tickets,
} from './testing';

test('a one-time password issues a ticket for its person and turns the login into a session', async () => {
  const { url } = await startGateway({}, fakeServers());
  const pending = signedIn({}, { verified: false });
  const typed = await ask(url, 'verifyAgoraOtp', { ...pending, email: ana.email });
  const ticket = String(typed.headers['otp-ticket']);
  expect(await tickets.accepts(ticket, { email: ana.email, use: 'signIn', application: 'AGORA' }, 'password')).toBe(
    true,
  );
  expect(sessionIn(typed)).toEqual({ token: SERVER_TOKEN, identity: ana });
  expect(cookiesIn(typed)).toEqual({ session: expect.stringMatching(/./), 'sign-in': '' });
  const headers = { cookie: `__Host-session=${cookiesIn(typed).session}` };
  expect((await ask(url, 'listRemarks', headers)).status).toBe(200);

  const other = await ask(url, 'verifyAgoraOtp', { ...pending, email: 'ben@lumina.example' });
  expect(other.headers).toHaveProperty('otp-ticket');
  expect(other.headers).not.toHaveProperty('set-cookie');
  const nobody = await ask(url, 'verifyAgoraOtp', { email: ana.email });
  expect(nobody.headers).toHaveProperty('otp-ticket');
  expect(nobody.headers).not.toHaveProperty('set-cookie');
});

test('a wrong one-time password issues no ticket and no session', async () => {
  const body = Buffer.from(JSON.stringify(examples.verifyAgoraOtp[200].wrong));
  const { url } = await startGateway(
    {},
    fakeServers(() => ({ body })),
  );
  const typed = await ask(url, 'verifyAgoraOtp', { ...signedIn({}, { verified: false }), email: ana.email });
  expect(typed.body).toEqual(body);
  for (const name of ['otp-ticket', 'set-cookie']) expect(typed.headers).not.toHaveProperty(name);
});

test.each([
  ['verifyAgoraOtp', { email: ana.email }, undefined],
  ['verifyAlagaMdOtp', {}, { Value: { email_address: ana.email } }],
] as const)(
  '%s: an answer that says that no tries are left verifies nothing, even if it reports success',
  async (id, headers, body) => {
    const json = Buffer.from('{"success":true,"message":"Verified.","is_exceed":true}');
    const { url, audited } = await startGateway(
      {},
      fakeServers(() => ({ body: json })),
    );
    const typed = await ask(url, id, { ...signedIn({}, { verified: false }), ...headers }, body);
    expect([typed.status, typed.body]).toEqual([200, json]);
    for (const name of ['otp-ticket', 'set-cookie']) expect(typed.headers).not.toHaveProperty(name);
    await auditedAs(audited, [entry({ what: 'sign-in', operation: id, record: ana.email, outcome: 'refused' })]);
  },
);

test.each([
  ['of its person is verified at once', 'maria.santos@lumina.example', 'signIn', 'AGORA', true],
  ['of another person is not', ana.email, 'signIn', 'AGORA', false],
  ['of recovery is not', 'maria.santos@lumina.example', 'recovery', 'AGORA', false],
  ['of the other application is not', 'maria.santos@lumina.example', 'signIn', 'ALAGA MD', false],
] as const)('a login with a ticket %s', async (_what, email, use, application, verified) => {
  const { url } = await startGateway({}, fakeServers());
  const ticket = { 'Otp-Ticket': tickets.issue({ email, use, application }) };
  const answer = await ask(url, 'loginAgora', ticket);
  const { user } = examples.loginAgora[200].default.data;
  expect(answer.json()).toEqual({ data: { user } });
  if (verified) {
    expect(sessionIn(answer)).toMatchObject({ identity: { application: 'AGORA', rolesid: '1' } });
  } else {
    expect(Object.keys(cookiesIn(answer))).toEqual(['sign-in']);
  }
});

test('in report mode an answer that breaks the contract is passed on, and the log names the rule', async () => {
  const body = Buffer.from('{"data":"Sesame"}');
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
/** Waits, because the line is written after the answer was sent. */
const auditedAs = (audited: string[], entries: object[]) => vi.waitFor(() => expect(lines(audited)).toEqual(entries));
const entry = (body: object) => ({
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  requestId: expect.stringMatching(/^[\da-f]{16}$/),
  who: ana.email,
  application: 'AGORA',
  from: '127.0.0.1',
  status: 200,
  outcome: 'done',
  ...body,
});

test('the audit log has person, operation, record, outcome and a stated reason, and nothing else that was sent', async () => {
  let answer = {};
  const { url, audited } = await startGateway(
    {},
    fakeServers(() => answer),
  );
  await ask(url, 'loginAgora', {}, { Value: { emailaddress: ana.email, password: 'Sesame' } });
  const decision = { remarks: 'Sesame', approved_by: ana.email };
  await ask(url, 'saveDecision', { ...signedIn(), 'decision-reason': 'Rang%20Pe%C3%B1a' }, { Value: decision });
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
    entry({ ...decided, reason: 'Rang Peña' }),
    entry({ ...decided, outcome: 'refused', status: 403 }),
    entry({ ...decided, outcome: 'refused' }),
    entry({ ...decided, outcome: 'failed', status: 500 }),
    entry({ what: 'read', operation: 'getImage', record: 'kyc/50001/ñ.png' }),
    entry({ ...decided, record: null, who: null, application: null, outcome: 'refused', status: 401 }),
  ]);
  expect(audited.join('')).not.toContain('Sesame');
});

test('the audit log names the caller of a call refused before its body is read; lists have no record', async () => {
  const { url, audited } = await startGateway({}, fakeServers());
  await ask(url, 'updateUser', signedIn());
  await ask(url, 'updateUser', signedIn(administrator), { Value: { edited_by: ana.email, recordid: 'x' } });
  await ask(url, 'listRegistrationHistory', signedIn({ department: 'MIS TECH' }));
  await ask(url, 'listRegistrationHistory', signedIn({}, { verified: false }));
  await ask(url, 'listRegistrationHistory', signedIn());
  const changed = { what: 'change', operation: 'updateUser', record: null, outcome: 'refused', status: 403 };
  const listed = { what: 'read', operation: 'listRegistrationHistory', record: null };
  await auditedAs(audited, [
    entry(changed),
    entry({ ...changed, status: 400 }),
    entry({ ...listed, outcome: 'refused', status: 403 }),
    // A login that waits for its one-time password is not signed in yet.
    entry({ ...listed, who: null, application: null, outcome: 'refused', status: 401 }),
    entry(listed),
  ]);
});

test('the audit log names the record of a form, too', async () => {
  const servers = fakeServers();
  const { url, audited } = await startGateway({}, servers);
  const person = signedIn(administrator);
  await ask(url, 'resetAppLockout', person, { Email: 'ben@mail.example' });
  await ask(url, 'addNewsletter', person, { newsletter_details: { title: 'Ñandú', postedby: ana.email } });
  await ask(url, 'saveImageForm', person);
  await auditedAs(audited, [
    entry({ what: 'change', operation: 'resetAppLockout', record: 'ben@mail.example' }),
    entry({ what: 'change', operation: 'addNewsletter', record: 'Ñandú' }),
    entry({ what: 'change', operation: 'saveImageForm', record: '50001' }),
  ]);
});

test('an invalid record is left out of the audit log, but its caller is named', async () => {
  const servers = fakeServers();
  const { url, audited } = await startGateway({}, servers);
  const EmailAddress = 'x'.repeat(300);
  expect((await ask(url, 'resetConsoleLogin', { ...signedIn(administrator), EmailAddress })).status).toBe(400);
  await vi.waitFor(() => expect(audited).toHaveLength(1), { timeout: 30_000 });
  expect(JSON.parse(audited[0] ?? '')).toMatchObject({ who: ana.email, record: null, outcome: 'refused', status: 400 });
  expect(servers.called).toEqual([]);
});

test('the audit log has an entry for a caller who disconnects before the answer', async () => {
  const servers = fakeServers();
  const call = async () => {
    await pause(60_000, undefined, { ref: false });
    throw new Error('nobody waits for this');
  };
  const { url, audited } = await startGateway({}, { ...servers, call });
  const disconnected = new AbortController();
  const response = fetch(`${url}/api/kyc/decision`, {
    method: 'POST',
    headers: { ...signedIn(), 'content-type': 'application/json' },
    body: JSON.stringify(wholeRequest('saveDecision', {}, { Value: { approved_by: ana.email } }).body),
    signal: disconnected.signal,
  });
  setTimeout(() => disconnected.abort(), 200);
  await expect(response).rejects.toThrow();
  await auditedAs(audited, [
    entry({ what: 'decision', operation: 'saveDecision', record: '50001', outcome: 'failed', status: 499 }),
  ]);
});

test('a call whose caller disconnects while it is checked does not reach the server', async () => {
  const servers = fakeServers();
  const left = new AbortController();
  let answer = () => {};
  const call: typeof servers.call = async (made) => {
    const isFirst = servers.called.length === 0;
    const answered = servers.call(made);
    if (!isFirst) return answered;
    left.abort();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return answered;
  };
  const { url, audited } = await startGateway({ HUMAN_CHECK_COST: '1' }, { ...servers, call });
  const { headers, body } = madeBy(administrator, 'updateUser');
  const [{ recordid, userrolesid, emailaddress }] = examples.listAdminUsers[200].default.data;
  const Value = { ...(body as { Value: object }).Value, recordid, userrolesid, emailaddress };
  const change = async (signal?: AbortSignal) =>
    fetch(`${url}/api${operationTable.updateUser.path}`, {
      method: operationTable.updateUser.method,
      headers: {
        ...(headers as Record<string, string>),
        'human-proof': await proofOf(url, 'updateUser', headers),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ Value }),
      signal: signal ?? null,
    });
  await expect(change(left.signal)).rejects.toThrow();
  await vi.waitFor(() => expect(audited).toHaveLength(1));
  answer();
  expect((await change()).status).toBe(200);
  const reached = ['listAdminUsers', 'listAdminUsers', 'updateUser'];
  expect(servers.called.map(({ operation }) => operation)).toEqual(reached);
});

/** Session headers for a gateway below a base path, where the cookie has another name. */
function belowBase({ verified = true } = {}) {
  const { cookie, ...others } = signedIn({}, { verified });
  return { ...others, cookie: cookie.replace('__Host-', '__Host-uat_kyc-') };
}

test('an export of a report is written to the audit log and requires a session', async () => {
  const { url, audited } = await startGateway({ BASE_PATH: '/uat/kyc' }, fakeServers());
  const tell = async (headers: object, body: unknown) =>
    (
      await send(url, '/uat/kyc/exports', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status;
  const report = { title: 'Pending requests', rows: 1, format: 'xlsx' };
  expect(await tell(OWN_ORIGIN, report)).toBe(401);
  expect(await tell(belowBase({ verified: false }), report)).toBe(401);
  for (const odd of [
    { ...report, rows: -1 },
    { ...report, format: 'exe' },
    { ...report, title: 'x'.repeat(101) },
    'x',
  ]) {
    expect(await tell(belowBase(), odd)).toBe(400);
  }
  expect(await tell(belowBase(), { ...report, more: 'x'.repeat(1024) })).toBe(413);
  await send(url, `/uat/kyc/api${operationTable.listRemarks.path}`, { headers: belowBase() });
  expect(await tell(belowBase(), report)).toBe(204);
  const exported = { what: 'export', operation: 'xlsx', record: 'Pending requests, 1 rows', status: 204 };
  await auditedAs(audited, [entry(exported)]);
});

test('behind a trusted proxy the audit log has the address of the client', async () => {
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

test('the log has operations and statuses, and never a path that contains an e-mail address', async () => {
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
  await send(url, `/uat/kyc/api/session/device?email=${address}`, { headers: { ...belowBase(), email: address } });
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

test('/readyz says whether calls would be answered, and when the gateway stops', async () => {
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
  const { url, log } = await startGateway({}, { ...fakeServers(), ready: async () => false });
  await send(url, '/readyz');
  await send(url, '/readyz');
  expect(lines(log).filter(({ msg }) => /ready/.test(String(msg)))).toMatchObject([
    { msg: 'not ready: without the servers' },
  ]);
  expect(await readiness(() => Promise.reject(new Error('down')))).toEqual(notReady);
});
