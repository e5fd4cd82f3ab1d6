// Staff at work behind a balancer with two gateways and one store, while a gateway is killed, the store is started again
// and a new version replaces the old one. Every call that staff make is counted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { folder, settingsFile, tlsServer, trusted } from '../production/testing';
import { startServer } from '../store/testing';
import { browserAt } from './attackTesting';
import { type Answer, builtConsole, deadUrl, exampleOf, listening, NO_LIMITS, SECRET, send } from './testing';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PEOPLE = 8;
/** What each person does at least between two events. */
const CALLS = 6;
const OPERATIONS = ['loginAgora', 'verifyAgoraOtp', 'listRemarks', 'saveDecision'] as const;
/** Of each person between two events: gateways take 30 of a person in a minute. */
const EXPORTS = 4;
/** The servers take this long, so that some calls are in flight at every moment. */
const SERVER_MS = 30;
/** What a person waits after a call that failed, and after one that did not. */
const AGAIN_MS = 100;
const NEXT_MS = 20;
const CHECKED_EVERY_MS = 100;
const SOON = { timeout: 60_000, interval: 50 };
const WITHOUT_STORE = 'the store is away';
/** The gateways connect to it again one after the other. */
const AFTER_STORE = 'the store is back';

/** The real servers: they count the decisions of each case. */
async function startServers() {
  const decided = new Map<string, number>();
  const url = await tlsServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    await pause(SERVER_MS);
    const id = OPERATIONS.find((each) => request.url === `/${each}`);
    const { type, body } = exampleOf(id);
    if (id === 'saveDecision') {
      const [, memberid = ''] = /"memberid":(\d+)/.exec(sent) ?? [];
      decided.set(memberid, (decided.get(memberid) ?? 0) + 1);
    }
    const [, asked = ''] = /"emailaddress":"([^"]*)"/.exec(sent) ?? [];
    response.writeHead(200, { 'content-type': type }).end(id === 'loginAgora' ? loginOf(asked) : body);
  });
  const operations = Object.fromEntries(
    OPERATIONS.map((id) => [id, { path: `/${id}`, method: operationTable[id].method }]),
  );
  return { decided, settings: settingsFile({ upstreams: { main: { url, ...trusted } }, operations }) };
}

function loginOf(emailaddress: string): string {
  const { user, ...login } = examples.loginAgora[200].default.data;
  return JSON.stringify({ data: { ...login, user: { ...user, emailaddress, department: 'INT APD', rolesid: '2' } } });
}

async function startGateway(env: Record<string, string>) {
  const url = await deadUrl();
  const audit = join(folder(), 'audit.log');
  const args = ['--import', './scripts/stack/endWithParent.mjs', '--import', 'tsx', 'web/gateway/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...NO_LIMITS,
      ...env,
      PORT: new URL(url).port,
      AUDIT_LOG: audit,
      LOG_LEVEL: 'fatal',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await vi.waitFor(async () => expect(await isReady(url), output).toBe(true), SOON);
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, audit, stop };
}

const isReady = (url: string) =>
  send(url, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * Sends each call to the next gateway that is ready. A call that found no gateway is sent to another one, a call that was
 * cut off is not: a gateway may have passed it on.
 */
async function startBalancer(gateways: string[]) {
  const ready = new Set(gateways);
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path, method, headers } = request;
    const from = [...ready];
    turn += 1;
    const inTurn = from.map((_, index) => from[(turn + index) % from.length] ?? '');
    const toNext = (): void => {
      const to = inTurn.shift();
      if (!to) return void response.writeHead(503).end();
      const sent = http.request(to, { path, method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.on('error', () => response.destroy()).pipe(response);
      });
      sent.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED') toNext();
        else if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
      sent.end(Buffer.concat(chunks));
    };
    toNext();
  });
  const url = await listening(server);
  const checking = setInterval(() => {
    for (const each of gateways)
      void isReady(each).then((isReadyNow) => (isReadyNow ? ready.add(each) : ready.delete(each)));
  }, CHECKED_EVERY_MS);
  onTestFinished(() => {
    clearInterval(checking);
    server.close();
    server.closeAllConnections();
  });
  return {
    url,
    add: (gateway: string) => gateways.push(gateway),
    sees: (gateway: string) => vi.waitFor(() => expect(ready).toContain(gateway), SOON),
  };
}

type CallOutcome = 'done' | 'refused' | 'cut off' | 'signed out';
type Work = 'sign in' | 'decide' | 'export';

/** What a person reads after a call. Without a word of a gateway nobody knows whether it was carried out. */
function outcomeOf({ status, headers, body }: Answer): CallOutcome {
  if (status < 300) return 'done';
  if (status === 401) return 'signed out';
  return body.length > 0 && headers.outcome !== undefined ? 'refused' : 'cut off';
}

test('staff lose no decision and no session while gateways come and go', async () => {
  const began = performance.now();
  const [store, servers] = await Promise.all([startServer(), startServers()]);
  const env = {
    ...{ UPSTREAM: servers.settings, STORE_URL: store.url, STATIC_DIR: builtConsole() },
    ...{ SESSION_SECRET: SECRET, HUMAN_CHECK_SECRET: `${SECRET}, of people` },
  };
  const [one, other, oneAgain, next] = await Promise.all([
    startGateway(env),
    startGateway(env),
    startGateway(env),
    startGateway({ ...env, VERSION: '2.0.0' }),
  ]);
  const balancer = await startBalancer([one.url, other.url]);

  let phase = 'usual work';
  let isOver = false;
  let cases = 0;
  const calls: { in: string; email: string; work: Work; what: CallOutcome; memberid: number | undefined }[] = [];

  async function worksAs(email: string): Promise<void> {
    const browser = browserAt(balancer.url);
    const counted = async (work: Work, call: Promise<Answer>, memberid?: number): Promise<CallOutcome> => {
      const what = await call.then(outcomeOf, (): CallOutcome => 'cut off');
      calls.push({ in: phase, email, work, what, memberid });
      await pause(what === 'done' ? NEXT_MS : AGAIN_MS);
      return what;
    };
    const signIn = async () => {
      while (!isOver) {
        const login = browser.ask('loginAgora', {}, { Value: { emailaddress: email } });
        if ((await counted('sign in', login)) !== 'done') continue;
        if ((await counted('sign in', browser.ask('verifyAgoraOtp', { email }))) === 'done') return;
      }
    };
    await signIn();
    for (let made = 1; !isOver; made += 1) {
      cases += 1;
      const memberid = cases;
      const decision = browser.ask('saveDecision', {}, { Value: { memberid, approved_by: email } });
      const decided = await counted('decide', decision, memberid);
      const exports = calls.filter((call) => call.in === phase && call.email === email && call.work === 'export');
      const report = { title: email, rows: 0, format: 'pdf' };
      const exported = exports.length < EXPORTS && (await counted('export', browser.send('POST', '/exports', report)));
      // Also while all goes well, so that somebody is signing in when something happens.
      if (decided === 'signed out' || exported === 'signed out' || made % CALLS === 0) await signIn();
    }
  }

  const enter = (name: string) => {
    phase = name;
  };
  const people = Array.from({ length: PEOPLE }, (_, person) => `reviewer.${person}@lumina.example`);
  const work = Promise.all(people.map(worksAs));
  /** The calls of a person since the last one that failed: in a row they reach all gateways. */
  const doneBy = (email: string) => {
    const own = calls.filter((call) => call.in === phase && call.email === email);
    return own.length - 1 - own.findLastIndex(({ what }) => what !== 'done');
  };
  const everybodyWorks = () => vi.waitFor(() => expect(Math.min(...people.map(doneBy))).toBeGreaterThan(CALLS), SOON);

  await everybodyWorks();
  enter('a gateway is killed');
  await one.stop('SIGKILL');
  await everybodyWorks();
  balancer.add(oneAgain.url);
  await balancer.sees(oneAgain.url);
  enter(WITHOUT_STORE);
  await store.kill();
  await pause(AGAIN_MS);
  await startServer(store.port);
  enter(AFTER_STORE);
  await everybodyWorks();
  enter('usual work again');
  await everybodyWorks();
  enter('a new version');
  balancer.add(next.url);
  await balancer.sees(next.url);
  await Promise.all([other.stop('SIGTERM'), oneAgain.stop('SIGTERM')]);
  await everybodyWorks();
  isOver = true;
  await work;

  const countOf = (each: (call: (typeof calls)[number]) => boolean) => calls.filter(each).length;
  for (const name of new Set(calls.map((call) => call.in))) {
    const kinds = calls.filter((call) => call.in === name).map(({ work, what }) => `${work}: ${what}`);
    const counted = [...new Set(kinds)].map((kind) => `${kind} ${kinds.filter((each) => each === kind).length}`);
    console.log(`${name}: ${counted.sort().join(', ')}`);
  }
  const times = (memberid: number | undefined) => servers.decided.get(String(memberid)) ?? 0;
  const decisions = calls.filter(({ memberid }) => memberid !== undefined);
  const wrong = decisions.filter(
    ({ memberid, what }) => times(memberid) > 1 || (what !== 'cut off' && times(memberid) !== Number(what === 'done')),
  );
  expect(wrong, 'what staff read about a decision is what the servers did').toEqual([]);
  const badIn = (name: string) => countOf((call) => call.in === name && call.what !== 'done');
  for (const name of ['usual work again', 'a new version']) expect(badIn(name), name).toBe(0);
  const atKill = calls.filter((call) => ![WITHOUT_STORE, AFTER_STORE].includes(call.in) && call.what !== 'done');
  expect(
    atKill.filter(({ what }) => what !== 'cut off'),
    'without one of two gateways',
  ).toEqual([]);
  expect(atKill.length, 'each person was making one call').toBeLessThanOrEqual(PEOPLE);
  const audited = [one, other, oneAgain, next].map(({ audit }) => readFileSync(audit, 'utf8')).join('');
  for (const [work, noted] of [
    ['export', /"what":"export".*"outcome":"done"/g],
    ['decide', /"what":"decision".*"outcome":"done"/g],
  ] as const) {
    const done = countOf((call) => call.work === work && call.what === 'done');
    expect(audited.match(noted)?.length, `${work}, also at the gateway that was killed`).toBeGreaterThanOrEqual(done);
  }
  console.log(
    `${PEOPLE} people made ${decisions.length} decisions in ${Math.round((performance.now() - began) / 1000)} s`,
  );
});
