// Measures the gateway under attack: memory after very many sign-ins and under a flood of bodies, the time of a call
// while those of others hang, and the memory that many large answers take at once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stringify } from 'yaml';
import { type OperationId, operationTable } from '#contract';
import { certificate } from '../../../mocks/shim/settings';
import { examples } from '../../../openapi/generated/examples';
import { wholeBody, wholeRequest } from '../../../web/gateway/requests/wholeRequest';
import { type Figure, median } from '../measuring/figure';
import { type Asked, answered, emailOf, load, stopAfterCalls } from '../measuring/load';
import type { Besieged, Watched } from '../pages/hostileAlone';

const SIGN_INS = 100_000;
const WARM_UP = 3_000;
const STUCK = 200;
const STAFF_CALLS = 200;
const LARGE_ANSWERS = 60;
const LARGE_BYTES = 31_000_000;
const WITHIN_MS = 120_000;
/** About as long as the body of a login may be. */
const LONG_EMAIL = 'ﷺ'.repeat(1_300);

/** The calls that the servers do not answer while they hang. */
const HANGING = ['/loginAgora', '/listRemarks'];
const FLOODING = 1_000;
const AGAIN_MS = 100;

const asJson = { 'content-type': 'application/json' };

export async function hostile(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hostile-'));
  const servers = await startServers();
  const settings = join(folder, 'servers.yaml');
  writeFileSync(settings, stringify(settingsFor(servers.url)));
  const child = fork('scripts/bench/pages/hostileAlone.ts', [settings, `${LARGE_ANSWERS}`], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  try {
    const besieged: Besieged = await nextMessage(child);
    return [
      ...(await signIns(child, besieged)),
      await bodies(child, besieged),
      await besideHanging(servers, {
        what: `a call of staff beside ${STUCK} logins that hang`,
        call: () => callOf(besieged, 'checkDevice'),
        hanging: (number) => login(besieged, `stuck.${number}@mail.example`, placeOf(number), []),
      }),
      await besideHanging(servers, {
        what: `a login beside ${STUCK} from one address that hang`,
        call: (number) => ({
          ...login(besieged, `else.${number}@mail.example`, placeOf(1_000 + number), [200]),
          url: `${besieged.url}/api${operationTable.loginAlagaMd.path}`,
          body: wholeBody('loginAlagaMd', { Value: { emailaddress: `else.${number}@mail.example` } }),
        }),
        hanging: (number) => login(besieged, `stuck.${number}@mail.example`, '192.0.2.1', []),
      }),
      await besideHanging(servers, {
        what: `a call of staff beside ${STUCK} of one person that hang`,
        call: () => callOf(besieged, 'checkDevice'),
        hanging: () => callOf(besieged, 'listRemarks', 1),
      }),
      ...(await largeAnswers(child, besieged, 'lists', 'listRemarks')),
    ];
  } finally {
    child.disconnect();
    servers.close();
    rmSync(folder, { recursive: true });
  }
}

const settingsFor = (url: string) => ({
  // Generous, because the servers share a busy process with the clients.
  upstreams: { main: { url, ca: certificate('ca.pem'), connectMs: WITHIN_MS } },
  operations: Object.fromEntries(
    (['loginAgora', 'loginAlagaMd', 'checkDevice', 'listRemarks'] as const).map((id) => [id, { path: `/${id}` }]),
  ),
});

/** Servers that refuse every login, or do not answer logins at all while they hang, and that send large answers. */
async function startServers() {
  const row = examples.listRemarks[200].default.data[0];
  const count = Math.floor(LARGE_BYTES / (JSON.stringify(row).length + 1));
  const list = Buffer.from(JSON.stringify({ data: Array(count).fill(row) }));
  const answers: Record<string, [type: string, body: Buffer | string]> = {
    '/loginAgora': ['application/json', JSON.stringify(examples.loginAgora[200].wrongCredentials)],
    '/loginAlagaMd': ['application/json', JSON.stringify(examples.loginAlagaMd[200].wrongCredentials)],
    '/checkDevice': ['application/json', JSON.stringify(Object.values(examples.checkDevice[200])[0])],
    '/listRemarks': ['application/json', list],
  };
  const state = { hangs: false };
  const identity = { key: readFileSync(certificate('server.key')), cert: readFileSync(certificate('server.pem')) };
  const server = createServer(identity, (request, response) => {
    request.resume();
    const [type, body] = answers[request.url ?? ''] ?? ['text/plain', ''];
    if (!state.hangs || !HANGING.includes(request.url ?? ''))
      response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    hang: (hangs: boolean) => {
      state.hangs = hangs;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function callOf({ url, cookies }: Besieged, id: OperationId, person = 0): Asked {
  const { method, path } = operationTable[id];
  const cookie = cookies[person];
  const { headers, hasBody, body } = wholeRequest(id, { cookie, 'sec-fetch-site': 'same-origin' });
  return {
    url: `${url}/api${path}`,
    method: method as 'GET' | 'POST',
    headers: {
      ...(headers as Record<string, string>),
      // A person may only ask about their own device.
      ...('email' in headers && { email: emailOf(person + 1) }),
      ...(hasBody && asJson),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  };
}

/** A login from this address. */
const login = ({ url }: Besieged, email: string, place: string, taken: number[]): Asked => ({
  url: `${url}/api${operationTable.loginAgora.path}`,
  method: 'POST',
  headers: { ...asJson, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': place },
  body: wholeBody('loginAgora', { Value: { emailaddress: email } }),
  taken,
});

const placeOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** A third each: very long emails, ordinary ones from one address, and ordinary ones from many addresses. */
function hostileLogin(besieged: Besieged, number: number): Asked {
  const email = `nobody.${number}@mail.example`;
  if (number % 3 === 0) return login(besieged, `${number}${LONG_EMAIL}`, placeOf(number), [400]);
  return number % 3 === 1
    ? login(besieged, email, '192.0.2.1', [200, 429])
    : login(besieged, email, placeOf(number), [200]);
}

/** V8 returns free memory to the system some seconds after it has become free, bit by bit. */
const RETURNED_AFTER_MS = 15_000;
const LOOK_EVERY_MS = 3_000;

/** The memory that is kept is what the gateway remembers of the sign-ins. */
async function signIns(child: ChildProcess, besieged: Besieged): Promise<Figure[]> {
  await load((number) => hostileLogin(besieged, SIGN_INS + number), stopAfterCalls(WARM_UP));
  const before = await watchedOf(child);
  await load((number) => hostileLogin(besieged, number), stopAfterCalls(SIGN_INS));
  const after = await settled(child);
  const what = `memory of the gateway after ${SIGN_INS} hostile sign-ins`;
  return [
    { what: `${what}: kept`, value: after.keptMegabytes - before.keptMegabytes, unit: 'MB', budget: 50 },
    {
      what: `${what}: the process has grown by`,
      value: after.processMegabytes - before.processMegabytes,
      unit: 'MB',
      budget: 64,
    },
  ];
}

/** The memory once it does not become less any more. */
async function settled(child: ChildProcess): Promise<Watched> {
  let last = await watchedOf(child);
  for (let waited = 0; waited < RETURNED_AFTER_MS; waited += LOOK_EVERY_MS) {
    await pause(LOOK_EVERY_MS);
    const now = await watchedOf(child);
    if (now.processMegabytes > last.processMegabytes - 1) return now;
    last = now;
  }
  return last;
}

interface Beside {
  what: string;
  /** The call that is measured, each time of another caller where that is needed. */
  call: (number: number) => Asked;
  hanging: (number: number) => Asked;
}

async function besideHanging(
  servers: { hang(hangs: boolean): void },
  { what, call, hanging }: Beside,
): Promise<Figure> {
  await timeOf(call);
  const usual = await timeOf(call, STAFF_CALLS);
  servers.hang(true);
  const over = new AbortController();
  const { signal } = over;
  const stuck = Array.from({ length: STUCK }, async (_, number) => {
    const { url, ...request } = hanging(number);
    // When the call is refused as busy or times out, it is repeated.
    while (!signal.aborted)
      await fetch(url, { ...request, signal })
        .then((answer) => answer.text())
        .then(() => pause(AGAIN_MS))
        .catch(() => undefined);
  });
  const beside = await timeOf(call, 2 * STAFF_CALLS);
  over.abort();
  servers.hang(false);
  await Promise.all(stuck);
  return { what, value: beside, unit: 'ms', budget: 2, beside: { name: 'its usual time', value: usual } };
}

async function timeOf(call: (number: number) => Asked, from = 0): Promise<number> {
  const waited: number[] = [];
  for (let number = 0; number < STAFF_CALLS; number += 1) {
    const began = performance.now();
    await answered(call(from + number));
    waited.push(performance.now() - began);
  }
  return median(waited);
}

/** A megabyte to an address that takes no body, from many connections at once. */
async function bodies(child: ChildProcess, { url }: Besieged): Promise<Figure> {
  const { processMegabytes } = await watchedOf(child);
  const body = Buffer.alloc(1e6, '[');
  const flood = Array.from({ length: FLOODING }, () =>
    fetch(`${url}/nothing`, { method: 'POST', headers: asJson, body })
      .then((answer) => answer.text())
      .catch(() => undefined),
  );
  await Promise.all(flood);
  const { peakMegabytes } = await watchedOf(child);
  return {
    what: `${FLOODING} bodies of 1 MB that nobody takes: the process grows by`,
    value: peakMegabytes - processMegabytes,
    unit: 'MB',
    budget: 150,
  };
}

/** Each call is of another person: some are answered, and the others are refused as busy. */
async function largeAnswers(
  child: ChildProcess,
  besieged: Besieged,
  things: string,
  id: OperationId,
): Promise<Figure[]> {
  const { processMegabytes } = await watchedOf(child);
  const calls = besieged.cookies.map((_, person) => ({ ...callOf(besieged, id, person), taken: [200, 503] }));
  const statuses = await Promise.all(calls.map((call) => answered(call)));
  const successes = statuses.filter((status) => status === 200).length;
  if (successes === 0) throw new Error(`None of ${LARGE_ANSWERS} ${things} was answered.`);
  const { peakMegabytes } = await watchedOf(child);
  const what = `${LARGE_ANSWERS} ${things} of ${LARGE_BYTES / 1e6} MB at once`;
  return [
    { what: `${what}: answered`, value: successes, unit: '' },
    { what: `${what}: the process grows by`, value: peakMegabytes - processMegabytes, unit: 'MB', budget: 700 },
  ];
}

async function watchedOf(child: ChildProcess): Promise<Watched> {
  child.send('usage');
  return nextMessage(child);
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(WITHIN_MS) });
  return message;
}
