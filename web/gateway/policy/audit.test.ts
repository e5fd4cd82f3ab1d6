import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { ask, fakeServers, madeBy, send, signedIn, startGateway } from '../whole/testing';
import { type AuditEntry, createAudit } from './audit';

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
  const messages = log.filter((line) => line.includes('audit log')).map((line) => JSON.parse(line));
  expect(messages).toMatchObject([
    { msg: 'the audit log cannot be written', code: 'ENOSPC' },
    { msg: 'the audit log is written again' },
  ]);
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
