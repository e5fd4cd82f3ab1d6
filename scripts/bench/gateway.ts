// Measures the gateway at its limits: what calls, attacks and large answers take of it, and how long somebody else waits.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type OperationId, operationTable } from '#contract';
import { certificate } from '../../mocks/shim/settings';
import { examples } from '../../openapi/generated/examples';
import { wholeBody, wholeRequest } from '../../web/gateway/requests/wholeRequest';
import { type Figure, median } from './figure';
import type { Alone, Usage } from './gatewayAlone';

const CALLS = 2_000;
const AT_ONCE = 16;
const ATTACKERS = 1_000;
const STAFF_CALLS = 100;
const LISTS = 30;
const LIST_BYTES = 31_000_000;
const WITHIN_MS = 120_000;
const OPERATIONS = ['loginAgora', 'checkDevice', 'listRemarks'] as const;

export async function gateway(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-gateway-'));
  const servers = await startServers();
  const file = join(folder, 'servers.yaml');
  // Generous, because the servers share a busy process with the clients.
  const upstreams = { main: { url: servers.url, ca: certificate('ca.pem'), connectMs: WITHIN_MS } };
  const operations = Object.fromEntries(OPERATIONS.map((id) => [id, { path: `/${id}` }]));
  writeFileSync(file, stringify({ upstreams, operations }));
  const execArgv = ['--import', 'tsx', '--expose-gc'];
  const child = fork('scripts/bench/gatewayAlone.ts', [file, `${LISTS}`], { execArgv });
  try {
    const alone = await next<Alone>(child);
    const staff = () => answered(callOf(alone, 'checkDevice', 0));
    await inTurns(staff);
    const calls = await taken(child, () => inTurns(staff));
    const usual = await timeOf(staff);
    const logins = await taken(child, () => besideHanging(servers.state, alone, staff));
    const body = Buffer.alloc(1e6, '[');
    const flood = Array.from({ length: ATTACKERS }, () => ({ url: `${alone.url}/nothing`, method: 'POST', body }));
    const bodies = await taken(child, () => Promise.all(flood.map((asked) => answered(asked).catch(() => 0))));
    const listOf = (_: object, person: number) => answered(callOf(alone, 'listRemarks', person));
    const lists = await taken(child, () => Promise.all(alone.people.map(listOf)));
    const figure = (what: string, value: number, unit: string, budget?: number) => ({ what, value, unit, budget });
    return [
      figure('gateway: processor time of a call', calls.cpuMs / CALLS, 'ms'),
      figure(`gateway: memory kept after ${CALLS} calls`, calls.kept, 'MB', 1),
      figure('gateway: a call of staff', usual, 'ms'),
      figure(`gateway: a call of staff beside ${ATTACKERS} logins that hang`, logins.result, 'ms', 50),
      figure(`gateway: processor time while these hang`, logins.cpuMs, 'ms'),
      figure(`gateway: peak memory under ${ATTACKERS} bodies of 1 MB that nobody takes`, bodies.peak, 'MB', 400),
      figure(`gateway: processor time for these bodies`, bodies.cpuMs, 'ms'),
      figure(`gateway: peak memory under ${LISTS} lists of ${LIST_BYTES / 1e6} MB at once`, lists.peak, 'MB', 1_100),
      figure('gateway: answered of these lists', lists.result.filter((status) => status === 200).length, ''),
    ];
  } finally {
    child.disconnect();
    servers.close();
    rmSync(folder, { recursive: true });
  }
}

/** Servers that refuse every login, or do not answer it at all while they hang, and that send a large list. */
async function startServers() {
  const [row] = examples.listRemarks[200].default.data;
  const count = Math.floor(LIST_BYTES / (JSON.stringify(row).length + 1));
  const answers: Record<string, string> = {
    '/loginAgora': JSON.stringify(examples.loginAgora[200].wrongCredentials),
    '/checkDevice': JSON.stringify(Object.values(examples.checkDevice[200])[0]),
    '/listRemarks': JSON.stringify({ data: Array(count).fill(row) }),
  };
  const state = { hangs: false };
  const identity = { key: readFileSync(certificate('server.key')), cert: readFileSync(certificate('server.pem')) };
  const server = createServer(identity, ({ url = '' }, response) => {
    if (state.hangs && url === '/loginAgora') return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(answers[url]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, state, close };
}

type HttpCall = RequestInit & { url: string };

function callOf({ url, people }: Alone, id: OperationId, person: number): HttpCall {
  const { method, path } = operationTable[id];
  const { email = '', cookie } = people[person] ?? {};
  const { headers, hasBody, body } = wholeRequest(id, { cookie, 'sec-fetch-site': 'same-origin' });
  const own = { ...(headers as Record<string, string>), ...(hasBody && { 'content-type': 'application/json' }) };
  // A person may only ask about their own device.
  if ('email' in own) own.email = email;
  return { url: `${url}/api${path}`, method, headers: own, ...(hasBody && { body: JSON.stringify(body) }) };
}

async function answered({ url, ...asked }: HttpCall): Promise<number> {
  const answer = await fetch(url, asked);
  await answer.arrayBuffer();
  return answer.status;
}

/** Makes many calls, some of them at once. */
async function inTurns(call: () => Promise<number>): Promise<void> {
  let begun = 0;
  const loop = async () => {
    while (begun < CALLS) {
      begun += 1;
      if ((await call()) !== 200) throw new Error('A call of staff was refused.');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
}

/** The time of a call, in milliseconds. */
async function timeOf(call: () => Promise<number>): Promise<number> {
  const waited: number[] = [];
  for (let number = 0; number < STAFF_CALLS; number += 1) {
    const began = performance.now();
    if ((await call()) !== 200) return Number.NaN;
    waited.push(performance.now() - began);
  }
  return median(waited);
}

/** The time of a call while very many logins from different addresses hang, or wait to be refused as busy. */
async function besideHanging(state: { hangs: boolean }, { url }: Alone, call: () => Promise<number>): Promise<number> {
  state.hangs = true;
  const stuck = Array.from({ length: ATTACKERS }, (_, number) => {
    const place = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...place };
    const login = request(`${url}/api${operationTable.loginAgora.path}`, { method: 'POST', headers });
    login.on('response', (answer) => answer.resume()).on('error', () => undefined);
    return login.end(wholeBody('loginAgora', { Value: { emailaddress: `stuck.${number}@mail.example` } }));
  });
  const time = await timeOf(call);
  for (const login of stuck) login.destroy();
  state.hangs = false;
  return time;
}

/** The result of some work, what it takes of the gateway, and the peak of its memory so far. */
async function taken<T>(child: ChildProcess, work: () => Promise<T>) {
  const before = await usageOf(child);
  const result = await work();
  const { cpuMs, kept, peak } = await usageOf(child);
  return { result, cpuMs: cpuMs - before.cpuMs, kept: kept - before.kept, peak };
}

function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  return next(child);
}

async function next<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(WITHIN_MS) });
  return message;
}
