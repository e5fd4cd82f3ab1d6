import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, fakeServers, madeBy, send, signedIn, startGateway } from '../whole/testing';
import { createAudit } from './audit';
import type { AuditEntry } from './auditSums';

const MB = 1024 * 1024;
const LONG = 'x'.repeat(10_000);
const ENTRY: AuditEntry = {
  requestId: '1',
  who: 'ana.cruz@lumina.example',
  application: 'AGORA',
  what: 'decision',
  operation: 'saveDecision',
  record: null,
  outcome: 'done',
  status: 200,
  from: '10.0.0.1',
};
const NOT_RECORDED = [503, { message: 'This cannot be recorded just now. Please try again later.' }];

/** A fake disk that can be full or slow, and the lines written to it. */
function disk() {
  const lines: string[] = [];
  const state = { isFull: false, isSlow: false, opened: 0 };
  const open = () => {
    state.opened += 1;
    return new Writable({
      write(chunk, _encoding, done) {
        if (state.isFull) return done(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        lines.push(...String(chunk).split('\n').filter(Boolean));
        if (!state.isSlow) done();
      },
    });
  };
  return { lines, state, open };
}

/** A gateway that writes its audit log to the fake disk, and a signed-in person who makes audited calls. */
async function audited() {
  const { lines, state, open } = disk();
  const servers = fakeServers();
  const { url, log } = await startGateway({}, servers, undefined, undefined, { audit: open });
  const decide = async () => {
    const { headers, body } = madeBy({}, 'saveDecision');
    const answer = await ask(url, 'saveDecision', headers, body);
    return [answer.status, answer.json()];
  };
  return { url, log, lines, state, servers, decide };
}

test('refuses audited calls before they reach a server while the disk is full', async () => {
  const { url, log, lines, state, servers, decide } = await audited();
  expect((await decide())[0]).toBe(200);
  state.isFull = true;
  // The first call is let through: only the failing write reveals that the disk is full.
  expect((await decide())[0]).toBe(200);
  await vi.waitFor(async () => expect((await send(url, '/readyz')).status).toBe(503));
  expect(servers.called).toHaveLength(2);
  expect(await decide()).toEqual(NOT_RECORDED);
  expect(await decide()).toEqual(NOT_RECORDED);
  expect(servers.called).toHaveLength(2);
  expect((await ask(url, 'checkDevice', madeBy({}, 'checkDevice').headers)).status).toBe(200);
  expect((await send(url, '/healthz')).status).toBe(200);
  expect(lines).toHaveLength(1);

  state.isFull = false;
  await vi.waitFor(async () => expect((await send(url, '/readyz')).status).toBe(200));
  expect(lines, 'what was done meanwhile is written late, and what was refused is not').toHaveLength(2);
  expect((await decide())[0]).toBe(200);
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect(state.opened).toBeGreaterThan(1);
  const messages = log.filter((line) => /the audit log (cannot|is)/.test(line)).map((line) => JSON.parse(line));
  expect(messages).toMatchObject([
    { msg: 'the audit log cannot be written', code: 'ENOSPC' },
    { msg: 'the audit log is written again' },
  ]);
});

test('a decision is in the log before its answer is sent, so that a kill loses none that staff saw confirmed', async () => {
  const order: string[] = [];
  const audit = () =>
    new Writable({
      write(_line, _encoding, done) {
        order.push('noted');
        done();
      },
    });
  const { url, app } = await startGateway({}, fakeServers(), undefined, undefined, { audit });
  app.server.on('request', (_request, response) => response.once('finish', () => order.push('answered')));
  const { headers, body } = madeBy({}, 'saveDecision');
  await ask(url, 'saveDecision', headers, body);
  await vi.waitFor(() => expect(order).toHaveLength(2));
  expect(order).toEqual(['noted', 'answered']);
});

test('refuses to export a report while it cannot be recorded', async () => {
  const { url, lines, state, decide } = await audited();
  const leave = async () => {
    const body = JSON.stringify({ title: 'Users', rows: 0, format: 'pdf' });
    const headers = { ...signedIn(), 'content-type': 'application/json' };
    return (await send(url, '/exports', { method: 'POST', headers, body })).status;
  };
  state.isFull = true;
  await decide();
  await vi.waitFor(async () => expect(await leave()).toBe(503));
  state.isFull = false;
  await vi.waitFor(async () => expect(await leave()).toBe(204));
  await vi.waitFor(() => expect(lines).toHaveLength(2));
});

test('strangers cannot fill the log: what they are refused is summed up by address and minute', async () => {
  const { lines, open } = disk();
  const servers = fakeServers();
  const { url, app } = await startGateway({ TRUST_PROXY: '1' }, servers, undefined, undefined, { audit: open });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  for (let time = 0; time < 400; time += 1) {
    const place = `2001:db8:1:1::${(time % 9_000).toString(16)}`;
    expect((await ask(url, time % 2 ? 'saveDecision' : 'decideDoctorApplication', from(place))).status).toBe(401);
  }
  await ask(url, 'saveDecision', from('10.0.0.2'));
  const { headers, body } = madeBy({}, 'saveDecision');
  for (let time = 0; time < 3; time += 1) await ask(url, 'saveDecision', headers, body);
  await app.close();
  const entries = lines.map((line) => JSON.parse(line));
  const refused = { who: null, what: 'decision', outcome: 'refused', status: 401, record: null };
  const made = { who: 'ana.cruz@lumina.example', outcome: 'done' };
  expect(entries).toMatchObject([
    { ...refused, from: '2001:db8:1:1::0', operation: 'decideDoctorApplication' },
    { ...refused, from: '10.0.0.2', operation: 'saveDecision' },
    ...Array(3).fill(made),
    { ...refused, from: '2001:db8:1:1::0', operation: 'decideDoctorApplication saveDecision', count: 399 },
  ]);
  expect(entries.slice(0, -1).filter((entry) => 'count' in entry)).toEqual([]);
});

test('strangers with very many addresses cannot fill the log either', async () => {
  const { lines, open } = disk();
  const audit = createAudit(open, () => {});
  for (let time = 0; time < 20_000; time += 1) {
    const from = `2001:db8:0:${(time % 5_000).toString(16)}::1`;
    audit.note({ ...ENTRY, who: null, what: 'sign-in', record: `${time}@lumina.example`, outcome: 'refused', from });
  }
  audit.close();
  await vi.waitFor(() => expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ from: 'elsewhere', count: 17_999 }));
  expect(lines).toHaveLength(2_002);
});

test('an account is named as it was sent, even if its name looks like the sealed path of a file', async () => {
  const { lines, open } = disk();
  const { url } = await startGateway({}, fakeServers(), undefined, undefined, { audit: open });
  const emailaddress = `${'x'.repeat(22)}~maria.santos@lumina.example`;
  await ask(url, 'loginAgora', {}, { Value: { emailaddress } });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ what: 'sign-in', record: emailaddress });
});

test('failed sign-ins are summed up by address and account every minute; what was carried out has its own entry', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lines, open } = disk();
  const audit = createAudit(open, () => {});
  const failed = (record: string, outcome: AuditEntry['outcome'] = 'refused', from = '10.0.0.1') =>
    audit.note({
      ...ENTRY,
      who: null,
      application: null,
      what: 'sign-in',
      operation: 'loginAgora',
      record,
      outcome,
      from,
    });
  for (let time = 0; time < 50; time += 1) failed('ana@lumina.example');
  for (let time = 0; time < 50; time += 1) failed('ben@lumina.example');
  failed('ana@lumina.example', 'refused', '10.0.0.2');
  for (let time = 0; time < 3; time += 1) failed('ana@lumina.example', 'done');
  await vi.waitFor(() => expect(lines).toHaveLength(6));
  vi.advanceTimersByTime(60_000);
  const counted = () =>
    lines.map((line) => JSON.parse(line)).flatMap(({ record, count }) => (count ? [[record, count]] : []));
  await vi.waitFor(() =>
    expect(counted()).toEqual([
      ['ana@lumina.example', 49],
      ['ben@lumina.example', 49],
    ]),
  );
  lines.length = 0;
  for (let made = 0; made < 1_000; made += 1) failed(`made up ${made}`);
  audit.close();
  await vi.waitFor(() => expect(counted()).toEqual([[null, 979]]));
  expect(lines).toHaveLength(22);
});

test('a line has no character that commands a terminal, turns its text around or begins another line', async () => {
  const { lines, open } = disk();
  const odd = 'a\u001b[2Jb\u007f\u009b2Jc\u202etxt\u2066d\u2028e\u2029f\ufeffg ñ📄';
  createAudit(open, () => {}).note({ ...ENTRY, record: odd });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(lines[0] ?? '').record).toBe(odd);
});

test('buffers lines for a slow disk up to a limit', () => {
  const { state, open } = disk();
  state.isSlow = true;
  const messages: string[] = [];
  const audit = createAudit(open, (_level, _fields, message) => messages.push(message));
  let noted = 0;
  const note = () => {
    audit.note({ ...ENTRY, record: LONG });
    noted += 1;
  };
  while (audit.isWritable()) note();
  expect(noted * 400).toBeLessThan(5 * MB);
  expect(messages).toEqual([]);
  // Calls in flight may still add lines, up to twice the limit.
  while (messages.length === 0) note();
  expect(messages).toEqual(['the audit log is full']);
  expect(noted * 400).toBeLessThan(10 * MB);
});
