// A server in the manner of production, for tests: other paths, other names, everything encoded, TLS with a client
// certificate. It translates calls to the contract's names, passes them on to the mocks, and translates their answers
// back.
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { operationTable } from '#contract';
import { below, withPathsBelow, withWholePaths } from './folder';
import { certificate, headersOfGateway, type ShimSettings, shimEnv } from './settings';
import { asHeader, reversed, seal, unseal, withNames } from './spelling';

interface Behind {
  prismUrl: string;
  mocksUrl: string;
}

interface Message {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Operation = ShimSettings['operations'][string] & {
  id: string;
  parameters: Record<string, string>;
  /** The query, with the contract's names. */
  contractQuery: URLSearchParams;
};

const { SHIM_CODEC_KEY } = shimEnv;
/**
 * Longer than the client keeps an idle connection, so that the server does not close one just as the next call is sent.
 */
const IDLE_MS = 75_000;
const FORWARDED_HEADERS = ['authorization', 'content-type', 'x-request-id', 'x-mock-world', 'prefer'];

export function createShim(settings: ShimSettings, behind: Behind) {
  const [key, cert, ca] = ['server.key', 'server.pem', 'ca.pem'].map((name) => readFileSync(certificate(name)));
  const tls = { key, cert, ca, requestCert: true, rejectUnauthorized: true };
  return createServer({ ...tls, keepAliveTimeout: IDLE_MS }, (incoming, response) => {
    answer(incoming, response).catch((error: Error) => {
      if (error instanceof NotUnderstood) response.writeHead(400).end();
      else response.destroy();
    });
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const operation = operationFor(incoming.method ?? '', incoming.url ?? '');
    const answered = await askBehind(operation, inContractWords(operation, { headers: incoming.headers, body }));
    const { status, headers, body: content } = inOwnWords(answered);
    response.writeHead(status, headers).end(content);
  }

  function operationFor(method: string, url: string): Operation {
    for (const [id, operation] of Object.entries(settings.operations)) {
      const pattern = operation.path.replace(/\{([^}]*)\}/g, '(?<$1>[^/]+)');
      const [path = '', query = ''] = url.split('?', 2);
      const found = operation.method === method && new RegExp(`^${pattern}$`).exec(path);
      const ours = reversed(operation.query);
      const contractQuery = new URLSearchParams(
        [...new URLSearchParams(query)].map(([name, value]) => [ours[name] ?? name, value]),
      );
      if (found) return { ...operation, id, parameters: { ...found.groups }, contractQuery };
    }
    throw new NotUnderstood();
  }

  function inContractWords({ id, headers }: Operation, received: Message): Message {
    const passed = FORWARDED_HEADERS.flatMap((name) =>
      received.headers[name] === undefined ? [] : [[name, received.headers[name]]],
    );
    const named = Object.entries(headers).flatMap(([ours, theirs]) => {
      const value = received.headers[theirs.toLowerCase()];
      if (value === undefined) return [];
      const isPlain = settings.uncoded.includes(ours);
      if (isPlain) return [[ours, value]];
      const text = decodedText(String(value), 'header');
      return [[ours, asHeader(ours === 'ImagePath' ? below(text) : text)]];
    });
    // The gateway does not send these headers on; any value that the contract allows will do, and '1' is a text as well
    // as a number.
    const checked = headersOfGateway(id).map((name) => [name, '1']);
    return { headers: Object.fromEntries([...passed, ...named, ...checked]), body: bodyInContractWords(id, received) };
  }

  function bodyInContractWords(id: string, { headers, body }: Message): Buffer {
    const names = reversed(settings.names);
    const type = headers['content-type'] ?? '';
    if (type.startsWith('application/x-www-form-urlencoded')) {
      const fields = [...new URLSearchParams(body.toString())].map(([name, value]) => [
        names[name] ?? name,
        value.startsWith('{') ? withPathsBelow(withNames(value, names)) : value,
      ]);
      return Buffer.from(fields.map((pair) => pair.map((part = '') => encodeURIComponent(part)).join('=')).join('&'));
    }
    if (type.startsWith('multipart/form-data')) {
      const inForm = body.toString('latin1').replace(/(?<=; name=)"(\w+)"|"(\w+)"(?=:)/g, (match, part, key) => {
        const name = part ?? key;
        return name in names ? `"${names[name]}"` : match;
      });
      return Buffer.from(inForm, 'latin1');
    }
    if (type !== 'application/json') return body;
    const [[wrapping = '', sealed] = [], ...others] = Object.entries(JSON.parse(body.toString()));
    if (others.length > 0 || !/^value$/i.test(wrapping))
      return Buffer.from(withPathsBelow(withNames(body.toString(), names)));
    const value = withPathsBelow(withNames(decodedText(String(sealed), 'value'), names));
    return Buffer.from(`{${JSON.stringify(wrapping)}:${withoutCredentials(id, value)}}`);
  }

  function withoutCredentials(id: string, json: string): string {
    const value = JSON.parse(json);
    for (const [name, credential] of Object.entries(settings.services[id] ?? {})) {
      if (value[name] !== (typeof credential === 'string' ? credential : shimEnv[credential.env]))
        throw new NotUnderstood();
      delete value[name];
    }
    return JSON.stringify(value);
  }

  function askBehind(operation: Operation, { headers, body }: Message): Promise<Message & { status: number }> {
    const { path: template, method } = Object.entries(operationTable).find(([id]) => id === operation.id)?.[1] ?? {};
    const path = (template ?? '').replace(/\{([^}]*)\}/g, (_, name: string) => operation.parameters[name] ?? '');
    const origin = path.startsWith('/media/') ? behind.mocksUrl : behind.prismUrl;
    return new Promise((resolve, reject) => {
      const contractQuery = request(
        new URL(`${path}?${operation.contractQuery}`, origin),
        { method, headers, agent: false },
        (incomingAnswer) => {
          buffer(incomingAnswer).then(
            (bytes) =>
              resolve({ status: incomingAnswer.statusCode ?? 500, headers: incomingAnswer.headers, body: bytes }),
            reject,
          );
        },
      );
      contractQuery.on('error', reject).end(body);
    });
  }

  function inOwnWords({ status, headers, body }: Message & { status: number }) {
    const type = headers['content-type'] ?? '';
    // Prism's answer when the mocks close the connection.
    if (type.startsWith('application/problem+json') && body.includes('FetchError')) throw new Error('hung up');
    if (type.startsWith('application/json')) {
      return {
        status,
        headers: { 'content-type': 'text/plain' },
        body: seal(inServerWords(body.toString()), 'answer', SHIM_CODEC_KEY),
      };
    }
    if (type.startsWith('text/plain')) {
      const outcome = inServerWords(String(JSON.parse(body.toString())));
      return {
        status,
        headers: { 'content-type': type },
        body: JSON.stringify(seal(outcome, 'answer', SHIM_CODEC_KEY)),
      };
    }
    return { status, headers: { 'content-type': type }, body };
  }

  /** A text that is not JSON comes from a fault that a test has set. */
  function inServerWords(json: string): string {
    try {
      return withNames(withWholePaths(json), settings.names);
    } catch {
      return json;
    }
  }
}

class NotUnderstood extends Error {}

function decodedText(text: string, as: 'value' | 'header'): string {
  try {
    return unseal(text, as, SHIM_CODEC_KEY);
  } catch {
    throw new NotUnderstood();
  }
}
