// Helpers for the gateway's tests: a running gateway, an upstream that records requests, and a raw HTTP client.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { policies } from '../../../openapi/generated/policy';
import { mockUpstream } from '../mocks/mockUpstream';
import type { Place } from '../policy/policyTypes';
import { createSeals } from '../policy/session/seal';
import { personOf, type Session, sessionKey } from '../policy/session/session';
import { createTickets } from '../policy/session/ticket';
import { wholeRequest } from '../requests/wholeRequest';
import { createGateway, type GatewayOptions } from '../server';
import { readSettings } from '../settings';
import type { Store } from '../store';
import { memoryStore } from '../store/memory';
import type { Identity, Upstream, UpstreamAnswer, UpstreamCall } from '../upstreamCall';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  json: () => unknown;
}

/** For tests that make thousands of calls for few addresses, from one place. */
export const NO_LIMITS = {
  RATE_PER_EMAIL: '1000000',
  RATE_PER_PLACE: '1000000',
  MAILS_PER_MINUTE: '1000000',
  MAILS_PER_HOUR: '1000000',
  HUMAN_CHECK_COST: '1',
};

interface Sent {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  /** A body that is neither a string nor a Buffer is sent in chunks, without a content-length. */
  body?: string | Buffer | Iterable<string | Buffer>;
}

/** Unlike fetch, does not normalize the path. */
export function send(origin: string, path: string, { method = 'GET', headers, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(origin, { path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const received = Buffer.concat(chunks);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: received,
        json: () => JSON.parse(received.toString()),
      });
    });
    request.on('error', reject);
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) request.end(body);
    else Readable.from(body, { objectMode: false }).pipe(request);
  });
}

const URL_ENCODED = 'application/x-www-form-urlencoded';

/** Makes a call from the contract's example with these changes. The body is JSON or a form, as in the contract. */
export async function ask(
  url: string,
  id: OperationId,
  sentHeaders: http.OutgoingHttpHeaders = {},
  saidBody?: object,
  saidQuery?: string,
) {
  const { method, path } = operationTable[id];
  const { headers, query, body, hasBody } = wholeRequest(id, { ...OWN_ORIGIN, ...sentHeaders }, saidBody);
  const address = `/api${path}${saidQuery ?? (query && `?${query}`)}`;
  if (!hasBody && !saidBody) return send(url, address, { method, headers });
  const { bodyTypes } = policies[id];
  if (bodyTypes.includes('multipart/form-data')) {
    const form = await formFrom(body);
    return send(url, address, { method, headers: { ...form.headers, ...headers }, body: form.body });
  }
  if (bodyTypes.includes(URL_ENCODED)) {
    const form = new URLSearchParams(Object.entries(body)).toString();
    return send(url, address, { method, headers: { 'content-type': URL_ENCODED, ...headers }, body: form });
  }
  const typed = { 'content-type': 'application/json', ...headers };
  return send(url, address, { method, headers: typed, body: JSON.stringify(body) });
}

/** Encodes a form like a browser: files and strings unchanged, other values as JSON. */
export async function formFrom(parts: object) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    form.append(name, part instanceof Blob || typeof part === 'string' ? part : JSON.stringify(part));
  }
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await sent.arrayBuffer()) };
}

interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answering = (request: RecordedRequest, response: http.ServerResponse) => void;

function exampleFor({ method, url }: RecordedRequest) {
  const path = url.replace(/\?.*/s, '');
  const [id] = Object.entries(operationTable).find(([, each]) => each.method === method && each.path === path) ?? [];
  return exampleOf(id);
}

/** The first example of the contract for this operation. */
export function exampleOf(id: string | undefined): { type: string; body: string } {
  const answers: Record<string, Record<string, Record<string, unknown>>> = examples;
  const example = id && Object.values(answers[id]?.[200] ?? {})[0];
  return typeof example === 'string'
    ? { type: 'text/plain', body: example }
    : { type: 'application/json', body: JSON.stringify(example ?? {}) };
}

/** A login is answered about the person who was asked for. */
function aboutAsked(body: string, sent: unknown): string {
  const asked = /"emailaddress":("[^"]*"),"password"/.exec(String(sent))?.[1];
  return asked === undefined ? body : body.replace(/("emailaddress":)"[^"]*"/, `$1${asked}`);
}

const asInContract: Answering = (request, response) => {
  const { type, body: example } = exampleFor(request);
  const body = aboutAsked(example, request.body);
  response.writeHead(200, { 'content-type': type }).end(body);
};

/** Records every request that arrived completely. */
export async function fakeUpstream(answer: Answering = asInContract) {
  const requests: RecordedRequest[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    const received = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    requests.push(received);
    answer(received, response);
  });
  const url = await listening(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url, requests };
}

export async function listening(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The URL of a free port that nothing listens on. */
export async function deadUrl(): Promise<string> {
  const server = http.createServer();
  const url = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

export const pageHtml =
  '<!doctype html><html><head><base href="/" /><script type="application/json" id="config"></script></head><body>console</body></html>';

/** A folder like the one that Vite builds. */
export function builtConsole(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('index.html', pageHtml);
  write('favicon.svg', '<svg/>');
  write('tester/panel-9z.js', 'tester');
  write('assets/main-1a2b.js', 'plain');
  write('assets/main-1a2b.js.br', brotliCompressSync('as brotli'));
  write('assets/main-1a2b.js.gz', gzipSync('as gzip'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The secret of every gateway in the tests. */
export const SECRET = 'the secret that all gateways share';
/** The server's token of every session in the tests, which the browser never sees. */
export const SERVER_TOKEN = 'the-token-of-the-server';

export const ana: Identity = {
  email: 'ana.cruz@lumina.example',
  username: 'a.cruz',
  recordid: 7,
  rolesid: '2',
  department: 'INT APD',
  firstBrand: true,
  application: 'AGORA',
};
export const administrator: Partial<Identity> = { rolesid: '1', department: 'MIS IT' };

interface Sealing {
  secret?: string;
  lifetimeMs?: number;
  token?: string;
  /** Whether the one-time password was typed. */
  verified?: boolean;
}

/** The sessions of all gateways in the tests. Everything else is in a store of each gateway. */
const sessionStore = memoryStore();
/** The header that a browser sends with every call of the console. */
export const OWN_ORIGIN = { 'sec-fetch-site': 'same-origin' };
let begun = 0;

/** The headers of a signed-in person: of Ana, with these changes. */
export function signedIn(
  person: Partial<Identity> = {},
  { secret = SECRET, lifetimeMs = 60_000, token = SERVER_TOKEN, verified = true }: Sealing = {},
) {
  begun += 1;
  const identity = { ...ana, ...person };
  const session: Session = {
    id: `of a test ${begun}`,
    identity,
    token,
    // A unique key, so that no call of a test ends this session by ending all sessions of the person.
    person: personOf(identity.email, `of a test ${begun}`),
    after: null,
  };
  const sealed = createSeals([secret]).seal(verified ? 'session' : 'login', session, lifetimeMs);
  void sessionStore.set(sessionKey(session), String(Date.now()), lifetimeMs);
  const name = verified ? 'session' : 'sign-in';
  return { ...OWN_ORIGIN, cookie: `__Host-${name}=${sealed}; ${name}=${sealed}` };
}

export const storeOfTest = (): Store => {
  const own = memoryStore();
  const of = (key: string) => (key.startsWith('session ') ? sessionStore : own);
  return {
    ...own,
    get: (key) => of(key).get(key),
    set: (key, ...rest) => of(key).set(key, ...rest),
    replace: (key, ...rest) => of(key).replace(key, ...rest),
    delete: (key) => of(key).delete(key),
  };
};

/** The contract's example of a call, signed in as this person and naming them as the maker. */
export function madeBy(person: Partial<Identity>, id: OperationId) {
  const identity: Identity = { ...ana, ...person };
  const username = identity.username ?? identity.email;
  const truth = { ...identity, username, visibleBrand: identity.department === 'INT APD' ? '0' : '1' };
  const { identity: makers, bodyTypes, jsonParts } = policies[id];
  const namedIn = (where: Place['in']) =>
    Object.fromEntries(
      makers.flatMap(({ place: { in: at, path }, claim }) => (at === where ? [[path.at(-1), truth[claim]]] : [])),
    );
  const [around = 'Value'] = jsonParts;
  const isNamed = Object.keys(namedIn('body')).length > 0;
  const fields = bodyTypes.length > 0 ? (isNamed ? { [around]: namedIn('body') } : {}) : undefined;
  const { headers, body } = wholeRequest(id, { ...signedIn(person), ...namedIn('header') }, fields);
  return { headers, body: fields && body };
}

/** The cookies that an answer sets, by name without prefix; empty for a cookie that is cleared. */
export const cookiesIn = ({ headers }: Pick<Answer, 'headers'>): Record<string, string> =>
  Object.fromEntries(
    (headers['set-cookie'] ?? []).map((cookie) => {
      const [, name = '', value = ''] = /^(?:__Host-)?(?:uat_kyc-)?([\w-]+)=([^;]*)/.exec(cookie) ?? [];
      return [name, value];
    }),
  );

/** The session in the cookie of an answer. */
export function sessionIn(answer: Pick<Answer, 'headers'>): Pick<Session, 'token' | 'identity'> | undefined {
  const session = createSeals([SECRET]).open<Session>('session', cookiesIn(answer).session ?? '');
  return session && { token: session.token, identity: session.identity };
}

export const tickets = createTickets(createSeals([SECRET]), memoryStore());

interface FakeServers extends Upstream {
  called: UpstreamCall[];
}

/** Fake production servers that answer with the contract's first example, or with this. */
export function fakeServers(answer: (call: UpstreamCall) => Partial<UpstreamAnswer> = () => ({})): FakeServers {
  const called: UpstreamCall[] = [];
  return {
    called,
    mode: 'production',
    forwards: [],
    answers: 'enforce',
    call: async (call) => {
      called.push(call);
      const { type, body } = exampleOf(call.operation);
      return { status: 200, type, body: Buffer.from(aboutAsked(body, call.body)), ...answer(call) };
    },
    ready: async () => true,
    close: async () => {},
  };
}

const collected = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });

const environment = { UPSTREAM: 'mocks', PORT: '0', SESSION_SECRET: SECRET };
const ofProduction = { UPSTREAM: 'servers.json', HUMAN_CHECK_SECRET: `${SECRET} of the human check` };

/** Starts a gateway. Returns its URL, its log and audit lines, and the app itself, for calls without a connection. */
export async function startGateway(
  env: Record<string, string> = {},
  servers?: Upstream,
  isStopping = () => false,
  store = storeOfTest(),
  more: GatewayOptions = {},
) {
  const log: string[] = [];
  const audited: string[] = [];
  const settings = readSettings({
    ...environment,
    STATIC_DIR: builtConsole(),
    ...(servers && ofProduction),
    ...env,
  });
  const options = { log: collected(log), audit: () => collected(audited), isStopping, store, ...more };
  const app = await createGateway(settings, servers ?? mockUpstream(settings), options);
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, log, audited, app };
}
