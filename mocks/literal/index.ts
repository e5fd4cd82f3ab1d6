import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { certificate } from '../shim/settings.ts';
import { carelessly } from './careless.ts';
import { complaintsOf } from './complaints.ts';
import { hostilely } from './hostile.ts';
import { json } from './replies.ts';
import { readBody } from './requestBody.ts';
import { accounts, configuration } from './sections/accounts.ts';
import { advisories, posts } from './sections/content.ts';
import { devices } from './sections/devices.ts';
import { doctors, members } from './sections/members.ts';
import { access, session } from './sections/people.ts';
import type { Answer, Asked, Call, Complaint, Variant, World } from './shapes.ts';

export const CALLS: Call[] = [
  ...[session, access, members, doctors, posts, advisories, accounts, configuration, devices].flat(),
];

export interface LiteralOptions {
  /** The default 0 takes any free port. */
  port?: number;
  variant?: Variant;
  /** With the test certificates of mocks/shim/certificates. */
  tls?: boolean;
}

/** An answer, or what to write to the connection. */
export type FixedAnswer = Answer | ((response: ServerResponse) => void);

export interface Literal {
  url: string;
  /** The calls that came. */
  requests: Asked[];
  /** What was not sent as documented. */
  complaints: Complaint[];
  /** What a test has the server answer instead, by the last part of the call's path. */
  fixedAnswers: Map<string, FixedAnswer>;
  /** The refusal that the documents give for a call. */
  refusalOf(call: string): Answer;
  close(): Promise<void>;
}

export async function createLiteral(options: LiteralOptions = {}): Promise<Literal> {
  const { variant = 'first' } = options;
  const world: World = {
    variant: variant === 'careless' || variant === 'hostile' ? 'first' : variant,
    ...{ tokens: new Map(), devices: new Map(), wrongCodes: new Map() },
  };
  const requests: Asked[] = [];
  const complaints: Complaint[] = [];
  const fixedAnswers = new Map<string, FixedAnswer>();

  async function answer(request: IncomingMessage): Promise<FixedAnswer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://literal');
    const method = request.method ?? 'GET';
    // Their bodies name the files, with their sizes.
    if (pathname === '/-/asked') return json(requests.map((request) => ({ ...request, files: {} })));
    if (pathname === '/-/complaints') return json(complaints.map((complaint) => ({ ...complaint })));

    const read = await readBody(request.headers['content-type'] ?? '', await buffer(request));
    // One call may be known by several names, which follow its own.
    const call = CALLS.find((known) => known.method === method && `${pathname}/`.startsWith(`${known.path}/`));
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const query = Object.fromEntries(searchParams);
    const incoming: Asked = { name: call?.name ?? null, method, path: pathname, headers, query, ...read };
    requests.push(incoming);
    if (!call) {
      complaints.push({ call: `${method} ${pathname}`, text: 'there is no such call' });
      return json({ message: 'There is no such call' }, 404);
    }
    complaints.push(...complaintsOf(call, incoming));
    const fixed = fixedAnswers.get(pathname.replace(/.*\//, ''));
    if (fixed) return fixed;
    const given = answerTo(call, incoming);
    if (variant === 'hostile') return hostilely(given);
    return variant === 'careless' ? carelessly(call.name, given) : given;
  }

  function answerTo(call: Call, incoming: Asked): Answer {
    const token = /^Bearer (.+)$/i.exec(incoming.headers.authorization ?? '')?.[1];
    const holder = world.tokens.get(token ?? '');
    if (['sent', 'service'].includes(call.token ?? 'sent') && holder === undefined)
      return withoutToken(call, world.variant);
    if (call.token === 'service' && holder !== 'service')
      complaints.push({ call: call.name, text: 'the token is not the separate one' });
    return call.answers.give(incoming, world);
  }

  const listener: Parameters<typeof createServer>[1] = (request, response) => {
    void answer(request)
      .catch((error: unknown) => json({ message: String(error) }, 500))
      .then((given) => {
        if (typeof given === 'function') return given(response);
        const { status, type, body, headers } = given;
        response.writeHead(status, { ...headers, ...(type && { 'content-type': type }) }).end(body);
      });
  };
  const server = options.tls
    ? createSecureServer(
        { key: readFileSync(certificate('server.key')), cert: readFileSync(certificate('server.pem')) },
        listener,
      )
    : createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: options.tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    ...{ requests, complaints, fixedAnswers },
    refusalOf(name) {
      const call = CALLS.find((known) => known.name === name);
      if (!call) throw new Error(`There is no call ${name}.`);
      return call.answers.refuse('Refused by the server', world.variant);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The documents only give the text, but neither the status nor the field for it. */
function withoutToken(call: Call, variant: Variant): Answer {
  const text = 'Invalid Access Token';
  return variant === 'second' ? { ...call.answers.refuse(text, variant), status: 200 } : json({ message: text }, 401);
}
