// The upstream of `npm start`: Prism, which checks requests and answers against the contract, and behind it the mocks.
// Forms and binary answers bypass Prism, because it reads every body as UTF-8.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { mediaTypeOf } from '../answers/answers';
import { deadline } from '../limits/deadline';
import { asQuery } from '../requests/address';
import { BUFFER_WHOLE_ANSWER } from '../requests/bodies';
import { operationNamed } from '../requests/operations';
import { Refusal, tooSlow, unreachable } from '../requests/refusals';
import type { Settings } from '../settings';
import { namesOf, type Upstream, type UpstreamAnswer, type UpstreamCall } from '../upstreamCall';

/**
 * In a request: a long list may be answered with its beginning only, which Prism checks. In the answer: the path of the
 * full list.
 */
const WHOLE_ANSWER = 'x-whole-answer';
const PROBLEM = 'application/problem+json';
const MEDIA = '/media/';
const CONNECT_MS = 2_000;

type Settled = Pick<Settings, 'prismUrl' | 'mocksUrl' | 'upstreamTimeoutMs'>;

export function mockUpstream({ prismUrl, mocksUrl, upstreamTimeoutMs }: Settled): Upstream {
  // Each call has a connection of its own: Prism closes connections that are idle for five seconds, and on a busy
  // machine it may do so before it reads a request that has arrived meanwhile.
  const dispatcher = new Agent({ connections: 128, pipelining: 0 });
  /** For callers who have not signed in. */
  const publicDispatcher = new Agent({ connections: 32, pipelining: 0 });

  async function call(sent: UpstreamCall): Promise<UpstreamAnswer> {
    const { method, path } = operationNamed(sent.operation);
    const isMedia = path.startsWith(MEDIA);
    const wait = deadline(sent.signal, upstreamTimeoutMs, { late: tooSlow, left: unreachable });
    try {
      const { signal } = wait;
      const { statusCode, headers, body } = await request(
        `${isMedia ? mocksUrl : prismUrl}${filled(path, sent.path)}${asQuery(sent.query)}`,
        {
          dispatcher: sent.isPublic ? publicDispatcher : dispatcher,
          method: method as 'GET' | 'POST',
          headers: headersOf(sent),
          body: sent.body ?? null,
          signal,
          ...BUFFER_WHOLE_ANSWER,
        },
      );
      const address = headers[WHOLE_ANSWER];
      const fullBody = address === undefined ? undefined : await wholeAt(`${mocksUrl}${address}`, signal);
      // The time limit is for the mocks, not for a client that reads a long list slowly.
      if (fullBody) wait.end();
      else body.once('close', wait.end);
      const answer = {
        status: statusCode,
        type: String(headers['content-type'] ?? ''),
        body,
        ...(fullBody && { fullBody }),
      };
      return isMedia ? fromMocks(answer) : await fromPrism(answer);
    } catch (error) {
      wait.end();
      throw refusalOf(error as Error);
    }
  }

  async function wholeAt(url: string, signal: AbortSignal): Promise<Readable> {
    const { statusCode, body } = await request(url, { dispatcher, signal, ...BUFFER_WHOLE_ANSWER });
    // The client may disconnect before the stream is read.
    body.on('error', () => undefined);
    if (statusCode === 200) return body;
    await body.dump();
    throw unreachable();
  }

  return {
    mode: 'mock',
    forwards: ['x-mock-world', 'prefer'],
    answers: 'enforce',
    call,
    ready: async () => {
      await connectTo(prismUrl);
      const { statusCode, body } = await request(`${mocksUrl}/control/scenarios`, { dispatcher });
      await body.dump();
      return statusCode === 200;
    },
    close: async () => {
      await Promise.all([dispatcher.destroy(), publicDispatcher.destroy()]);
    },
  };
}

/** Without a call, because Prism would log one that is not in the contract as an error. Rejects if nothing listens. */
async function connectTo(url: string): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  const socket = connect(Number(port) || (protocol === 'https:' ? 443 : 80), hostname.replace(/^\[|\]$/g, ''));
  socket.setTimeout(CONNECT_MS, () => socket.destroy(unreachable()));
  await once(socket, 'connect');
  socket.destroy();
}

const filled = (path: string, parameters: Record<string, string>) =>
  path.replace(/\{(.*?)\}/g, (_, name: string) => parameters[name] ?? '');

function headersOf(call: UpstreamCall): Record<string, string> {
  const { headers, bodyType, token } = call;
  return {
    ...headers,
    ...namesOf(call),
    [WHOLE_ANSWER]: 'asked for',
    // A uniform content type, because Prism fails on unusual spellings.
    ...(bodyType && { 'content-type': mediaTypeOf(bodyType) === 'application/json' ? 'application/json' : bodyType }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** Marks Prism's own errors: for a call that breaks the contract, or when the mocks are down. */
async function fromPrism(
  answer: UpstreamAnswer & { body: Readable & { text(): Promise<string> } },
): Promise<UpstreamAnswer> {
  if (mediaTypeOf(answer.type) !== PROBLEM || answer.status < 400) return answer;
  const problem = await answer.body.text();
  if (answer.status === 500 && problem.includes('"type":"FetchError"')) throw unreachable();
  return { ...answer, body: Buffer.from(problem), isOfProxy: true };
}

/** The statuses for a malformed call. */
const OF_SCHEMA = [400, 413, 415, 422];

/**
 * For calls that bypass Prism the mocks answer malformed calls as Prism would; other problem reports are not accepted.
 */
const fromMocks = (answer: UpstreamAnswer): UpstreamAnswer =>
  mediaTypeOf(answer.type) === PROBLEM && OF_SCHEMA.includes(answer.status) ? { ...answer, isOfProxy: true } : answer;

export function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  return error.cause instanceof Refusal ? error.cause : unreachable();
}
