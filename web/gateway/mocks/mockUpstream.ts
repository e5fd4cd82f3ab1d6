// The upstream of `npm start`: Prism, which checks requests and answers against the contract, and behind it the mocks.
// Forms and binary answers bypass Prism, because it reads every body as UTF-8.
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { mediaTypeOf } from '../answers/answers';
import { deadline } from '../limits/deadline';
import { asQuery } from '../requests/address';
import { TAKEN_AS_IT_COMES } from '../requests/bodies';
import { operationNamed } from '../requests/operations';
import { Refusal, tooSlow, unreachable } from '../requests/refusals';
import type { Settings } from '../settings';
import type { Upstream, UpstreamAnswer, UpstreamCall } from '../upstreamCall';

/** Of an answer with very many records Prism has the beginning: this header asks for that, and that of the answer leads to the whole. */
const WHOLE_ANSWER = 'x-whole-answer';
const PROBLEM = 'application/problem+json';
const MEDIA = '/media/';

type Settled = Pick<Settings, 'prismUrl' | 'mocksUrl' | 'upstreamTimeoutMs'>;

export function mockUpstream({ prismUrl, mocksUrl, upstreamTimeoutMs }: Settled): Upstream {
  // Prism ends a connection that was idle for five seconds. One that was busy itself for that long, as on a busy machine it may be,
  // does so before it reads what has come meanwhile: each call has a connection of its own.
  const dispatcher = new Agent({ connections: 128, pipelining: 0 });
  /** For whoever has not signed in. */
  const ofPublic = new Agent({ connections: 32, pipelining: 0 });

  async function call(asked: UpstreamCall): Promise<UpstreamAnswer> {
    const { method, path } = operationNamed(asked.operation);
    const isMedia = path.startsWith(MEDIA);
    const wait = deadline(asked.signal, upstreamTimeoutMs, { late: tooSlow, left: unreachable });
    try {
      const { signal } = wait;
      const { statusCode, headers, body } = await request(
        `${isMedia ? mocksUrl : prismUrl}${filled(path, asked.path)}${asQuery(asked.query)}`,
        {
          dispatcher: asked.isPublic ? ofPublic : dispatcher,
          method: method as 'GET' | 'POST',
          headers: headersOf(asked),
          body: asked.body ?? null,
          signal,
          ...TAKEN_AS_IT_COMES,
        },
      );
      const address = headers[WHOLE_ANSWER];
      const whole = address === undefined ? undefined : await wholeAt(`${mocksUrl}${address}`, signal);
      // How long somebody takes to read very much says nothing of the mocks.
      if (whole) wait.end();
      else body.once('close', wait.end);
      const answer = {
        status: statusCode,
        type: String(headers['content-type'] ?? ''),
        body,
        ...(whole && { whole }),
      };
      return isMedia ? ofMocks(answer) : await ofPrism(answer);
    } catch (error) {
      wait.end();
      throw refusalOf(error as Error);
    }
  }

  async function wholeAt(url: string, signal: AbortSignal): Promise<Readable> {
    const { statusCode, body } = await request(url, { dispatcher, signal, ...TAKEN_AS_IT_COMES });
    // Whoever asked may go away before anybody reads it.
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
      const { statusCode, body } = await request(`${mocksUrl}/control/scenarios`, { dispatcher });
      await body.dump();
      return statusCode === 200;
    },
    close: async () => {
      await Promise.all([dispatcher.destroy(), ofPublic.destroy()]);
    },
  };
}

const filled = (path: string, parameters: Record<string, string>) =>
  path.replace(/\{(.*?)\}/g, (_, name: string) => parameters[name] ?? '');

function headersOf({ headers, bodyType, token, requestId }: UpstreamCall): Record<string, string> {
  return {
    ...headers,
    'x-request-id': requestId,
    [WHOLE_ANSWER]: 'asked for',
    // A uniform content type, because Prism fails on unusual spellings.
    ...(bodyType && { 'content-type': mediaTypeOf(bodyType) === 'application/json' ? 'application/json' : bodyType }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** Prism speaks for itself when a call breaks the contract, or when the mocks are down. */
async function ofPrism(
  answer: UpstreamAnswer & { body: Readable & { text(): Promise<string> } },
): Promise<UpstreamAnswer> {
  if (mediaTypeOf(answer.type) !== PROBLEM || answer.status < 400) return answer;
  const problem = await answer.body.text();
  if (answer.status === 500 && problem.includes('"type":"FetchError"')) throw unreachable();
  return { ...answer, body: Buffer.from(problem), isOfProxy: true };
}

/** What is wrong with how a call is written. */
const OF_SCHEMA = [400, 413, 415, 422];

/** Of a call that goes around Prism the mocks say what Prism would, and nothing else in its name. */
const ofMocks = (answer: UpstreamAnswer): UpstreamAnswer =>
  mediaTypeOf(answer.type) === PROBLEM && OF_SCHEMA.includes(answer.status) ? { ...answer, isOfProxy: true } : answer;

export function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  return error.cause instanceof Refusal ? error.cause : unreachable();
}
