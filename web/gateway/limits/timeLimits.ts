// How long the gateway waits for a client: for its headers, its body, its next request, and until it has read an
// answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from '../requests/refusals';

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimeout: BodyTimeout | null;
  }
}

export interface TimeLimits {
  /** From the connection or the first byte of a request until its headers are complete. */
  headersMs: number;
  /** For a body. A body that makes progress gets the same time again, so that pictures arrive over a slow line. */
  bodyMs: number;
  /** For an idle connection. Longer than most balancers keep one, so that the balancer closes it first. */
  idleMs: number;
  /**
   * For a client to read an answer of up to a megabyte; also the interval at which progress of a streamed one is
   * checked.
   */
  answerMs: number;
  /** The slowest acceptable rate for longer bodies and answers. */
  slowestBytesPerMs: number;
  /** How often connections are checked. */
  checkMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 10_000,
  // Long enough for a line with an interruption of some seconds, short enough that a stalled body is dropped soon.
  bodyMs: 15_000,
  idleMs: 72_000,
  answerMs: 30_000,
  // Two fifths of a megabit a second: two pictures at once on a line of one megabit.
  slowestBytesPerMs: 50,
  checkMs: 1_000,
};

const MB = 1024 * 1024;
/** Longer than any allowed request: a last resort for requests that none of the other limits covers. */
const LONGEST_MS = 600_000;

/** Options for the HTTP server that Fastify creates. */
export const serverTimeouts = ({ headersMs, idleMs, checkMs }: TimeLimits) => ({
  requestTimeout: LONGEST_MS,
  keepAliveTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

interface BodyTimeout {
  /** Allows the body to take longer while it makes progress. */
  extend(): void;
}

export function enforceTimeLimits(app: FastifyInstance, timeLimits: TimeLimits): void {
  app.decorateRequest('bodyTimeout', null);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) reply.request.bodyTimeout = bodyTimeoutOf(raw, reply.raw, timeLimits);
    done();
  });
  app.addHook('onSend', (_request, reply, payload: unknown, done) => {
    const length = reply.getHeader('content-length');
    const isOfUnknownLength = payload instanceof Readable && length === undefined;
    if (isOfUnknownLength) limitStreamedAnswer(reply.raw, timeLimits);
    else limitCompleteAnswer(reply.raw, Buffer.isBuffer(payload) ? payload.length : Number(length ?? 0), timeLimits);
    done(null, payload);
  });
}

function limitCompleteAnswer(
  response: ServerResponse,
  bytes: number,
  { answerMs, slowestBytesPerMs }: TimeLimits,
): void {
  const forMs = answerMs + Math.max(0, bytes - MB) / slowestBytesPerMs;
  const timer = setTimeout(() => response.destroy(), forMs).unref();
  response.once('close', () => clearTimeout(timer));
}

/** For a streamed answer: a client that lags behind must read a minimum amount in each interval. */
function limitStreamedAnswer(response: ServerResponse, { answerMs, slowestBytesPerMs }: TimeLimits): void {
  const { socket } = response;
  const taken = () => (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);
  let before = taken();
  const look = () => {
    const now = taken();
    if (response.writableNeedDrain && now - before < answerMs * slowestBytesPerMs) response.destroy();
    before = now;
  };
  const timer = setInterval(look, answerMs).unref();
  response.once('close', () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function bodyTimeoutOf(request: IncomingMessage, response: ServerResponse, timeLimits: TimeLimits): BodyTimeout {
  const { bodyMs, slowestBytesPerMs } = timeLimits;
  const { socket } = request;
  let isAllowed = false;
  let before = socket.bytesRead;
  const look = () => {
    if (request.complete) return;
    const getsOn = socket.bytesRead - before >= bodyMs * slowestBytesPerMs;
    before = socket.bytesRead;
    // The call was answered already, for example as too large, so the rest of the body is not needed.
    if (response.headersSent) request.destroy();
    else if (!isAllowed || !getsOn) answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  };
  const timer = setInterval(look, bodyMs).unref();
  request.once('close', () => clearInterval(timer));
  return {
    extend() {
      isAllowed = true;
      // The time until now was spent on checking the caller at other servers, so the body's time begins anew.
      before = socket.bytesRead;
      timer.refresh();
    },
  };
}
