import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CALLS } from './calls/index.ts';
import { carelessly } from './careless.ts';
import { complaintsOf } from './complaints.ts';
import { control, refusalAnswer, type TestControls } from './control.ts';
import { json } from './replies.ts';
import { readBody, wholeBody } from './requestBody.ts';
import type { Answer, Asked, Call, Variant, World } from './shapes.ts';

export { CALLS };

export interface LiteralOptions {
  /** The default 0 takes any free port. */
  port?: number;
  variant?: Variant;
  /** With the test certificates of mocks/shim/certificates. */
  tls?: boolean;
}

export interface Literal {
  url: string;
  close(): Promise<void>;
}

export async function createLiteral(options: LiteralOptions = {}): Promise<Literal> {
  const world: World = { variant: 'first', tokens: new Map(), devices: new Map(), wrongCodes: new Map() };
  const desk: TestControls = {
    variant: options.variant ?? 'first',
    refusals: new Map(),
    requests: [],
    complaints: [],
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://literal');
    const method = request.method ?? 'GET';
    const read = readBody(request.headers['content-type'] ?? '', await wholeBody(request));
    if (url.pathname.startsWith('/-/')) return control(method, url, read.body, desk, CALLS);

    const call = CALLS.find((known) => known.method === method && known.path === url.pathname);
    const incoming: Asked = {
      name: call?.name ?? null,
      method,
      path: url.pathname,
      headers: plainHeaders(request),
      query: Object.fromEntries(url.searchParams),
      ...read,
    };
    desk.requests.push(incoming);
    if (!call) {
      desk.complaints.push({ call: `${method} ${url.pathname}`, text: 'there is no such call', said: 'everywhere' });
      return json({ message: 'There is no such call' }, 404);
    }
    desk.complaints.push(...complaintsOf(call, incoming));
    world.variant = desk.variant === 'careless' ? 'first' : desk.variant;
    const given = answerTo(call, incoming);
    return desk.variant === 'careless' ? carelessly(call.name, given) : given;
  }

  function answerTo(call: Call, incoming: Asked): Answer {
    const refusal = desk.refusals.get(call.name);
    if (refusal) return refusalAnswer(call, refusal, world.variant);
    const holder = holderOfToken(incoming, world);
    if (['sent', 'service'].includes(call.token ?? 'sent') && holder === undefined) {
      return withoutToken(call, world.variant);
    }
    if (call.token === 'service' && holder !== 'service') {
      desk.complaints.push({ call: call.name, text: 'the token is not the separate one', said: 'row' });
    }
    return call.answers.give(incoming, world);
  }

  const listener: Parameters<typeof createServer>[1] = (request, response) => {
    void answer(request)
      .catch((error: unknown) => json({ message: String(error) }, 500))
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type }).end(body);
      });
  };
  const server = options.tls ? createSecureServer(certificate(), listener) : createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(headers) as Record<string, string>;
}

function holderOfToken(request: Asked, world: World): string | undefined {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return world.tokens.get(token ?? '');
}

/** The documents only give the text, but neither the status nor the field for it. */
function withoutToken(call: Call, variant: Variant): Answer {
  const text = 'Invalid Access Token';
  return variant === 'second' ? { ...call.answers.refuse(text, variant), status: 200 } : json({ message: text }, 401);
}

function certificate(): { key: Buffer; cert: Buffer } {
  const file = (name: string) => readFileSync(new URL(`../shim/certificates/${name}`, import.meta.url));
  return { key: file('server.key'), cert: file('server.pem') };
}
