// The upstream of `npm start`: Prism, which checks requests and answers against the contract, and behind it the mocks.
// Forms and binary answers bypass Prism, because it reads every body as UTF-8.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptJson, acceptUploads } from './bodies';
import { notAWorld, Refusal, tooSlow, unreachable } from './refusals';
import type { Settings } from './settings';
import type { Upstream } from './upstream';

const PROBLEM = 'application/problem+json';

/** These headers are about one connection only, and undici throws an error for some of them. */
const hopByHop = ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** With these headers the answer could be one that cannot be checked: compressed, partial or 304. */
const unchecked = ['accept-encoding', 'if-modified-since', 'if-none-match', 'range'];
const dropped = new Set([...hopByHop, ...unchecked]);

const requestHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

/** Removes Prism's CORS headers, which allow every origin. Answers contain personal data, so they are not cached. */
function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith('access-control-'));
  return { 'cache-control': 'no-store', ...Object.fromEntries(kept) };
}

function refuse(reply: FastifyReply, error: Error & { statusCode?: number }) {
  if (error.cause instanceof Refusal) return reply.send(error.cause);
  return reply.send(error.statusCode === 504 ? tooSlow() : unreachable());
}

/** Checked here, because Prism reports a refusal by the mocks as a violation of the contract. */
function requireWorld({ headers }: FastifyRequest) {
  const [, name] = /(?:^|;\s*)mock-world=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  try {
    decodeURIComponent(name ?? '');
  } catch {
    throw notAWorld();
  }
}

/** When the mocks are down, Prism answers 500 as if it had failed itself; this turns it into 'unreachable'. */
async function passOn(reply: FastifyReply, answer: Readable) {
  const isProblem = String(reply.getHeader('content-type')).startsWith(PROBLEM);
  if (reply.statusCode !== 500 || !isProblem) return reply.send(answer);
  const problem = await text(answer);
  if (!problem.includes('"type":"FetchError"')) return reply.send(problem);
  return reply.removeHeader('content-length').removeHeader('content-type').send(unreachable());
}

export function mockUpstream({ prismUrl, mocksUrl, upstreamTimeoutMs }: Settings): Upstream {
  const proxy = (scope: FastifyInstance, upstream: string, path: string) =>
    scope.register(httpProxy, {
      upstream,
      rewritePrefix: path,
      proxyPayloads: false,
      disableRequestLogging: true,
      destroyAgent: true,
      handler: (request, reply, destination) =>
        reply.from(destination, {
          timeout: upstreamTimeoutMs,
          // Otherwise a GET with the answer 503 would be repeated ten times.
          retryDelay: () => null,
          rewriteRequestHeaders: (_request, headers) => requestHeaders(headers),
          rewriteHeaders: answerHeaders,
          // The types are wrong: they declare Node's response, but reply-from passes its own, with a stream.
          onResponse: (_request, _reply, answer) =>
            void passOn(reply, (answer as unknown as { stream: Readable }).stream).catch(() =>
              reply.send(unreachable()),
            ),
          onError: (_reply, { error }) => refuse(reply, error),
          // The body is verified JSON in UTF-8. A uniform content type, because Prism fails on unusual spellings.
          ...(Buffer.isBuffer(request.body) && { body: request.body, contentType: 'application/json' }),
        }),
    });

  return {
    mode: 'mock',
    isOwnError: (mediaType) => mediaType === PROBLEM,
    operations: async (scope) => {
      scope.addHook('onRequest', async (request) => requireWorld(request));
      await proxy(scope, prismUrl, '');
    },
    media: async (scope) => {
      scope.addHook('onRequest', async (request) => requireWorld(request));
      await proxy(scope, mocksUrl, '/media');
    },
    extras: async (scope) => {
      await scope.register(testersControl, { prefix: '/control' });
    },
  };

  async function testersControl(scope: FastifyInstance) {
    acceptJson(scope);
    acceptUploads(scope);
    await proxy(scope, mocksUrl, '/control');
  }
}
