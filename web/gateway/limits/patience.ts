// How long the gateway waits for whoever asks: for the headers, the body, the next request, and until an answer was taken.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from '../requests/refusals';

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival | null;
  }
}

export interface Patience {
  /** From the first byte of a request, or from the connection, until its headers are there. */
  headersMs: number;
  /** For a body to be there. A large one gets as long again while it gets on, so that a picture arrives from an office with a slow line. */
  bodyMs: number;
  /** For a connection on which nothing is asked. Longer than most balancers keep one, so that they close it first. */
  idleMs: number;
  /** For an answer of up to a megabyte to be taken, and to see whether one that goes on while it comes is. */
  answerMs: number;
  /** Of a body that gets on, and of the longer answers. */
  slowestBytesPerMs: number;
  /** How often connections are looked at. */
  checkMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  // Long enough for a line that falters for some seconds, and no longer for one who only holds on to what they sent.
  bodyMs: 15_000,
  idleMs: 72_000,
  answerMs: 30_000,
  // Two fifths of a megabit a second: two pictures at once on a line of one megabit.
  slowestBytesPerMs: 50,
  checkMs: 1_000,
};

const MB = 1024 * 1024;
/** Longer than anything that is allowed: what ends a request that none of the clocks here has seen. */
const LONGEST_MS = 600_000;

/** For the server that Fastify makes. */
export const serverTimes = ({ headersMs, idleMs, checkMs }: Patience) => ({
  requestTimeout: LONGEST_MS,
  keepAliveTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

export interface Arrival {
  /** A body that is allowed here may take longer, while it gets on. */
  allow(): void;
}

export function limitSlowness(app: FastifyInstance, patience: Patience): void {
  app.decorateRequest('arrival', null);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) reply.request.arrival = arrivalOf(raw, reply.raw, patience);
    done();
  });
  app.addHook('onSend', (_request, reply, payload: unknown, done) => {
    const length = reply.getHeader('content-length');
    const isOfUnknownLength = payload instanceof Readable && length === undefined;
    if (isOfUnknownLength) limitTaking(reply.raw, patience);
    else limitWhole(reply.raw, Buffer.isBuffer(payload) ? payload.length : Number(length ?? 0), patience);
    done(null, payload);
  });
}

function limitWhole(response: ServerResponse, bytes: number, { answerMs, slowestBytesPerMs }: Patience): void {
  const forMs = answerMs + Math.max(0, bytes - MB) / slowestBytesPerMs;
  const timer = setTimeout(() => response.destroy(), forMs).unref();
  response.once('close', () => clearTimeout(timer));
}

/** Of what goes on while it comes: whoever is behind takes so much in each span. */
function limitTaking(response: ServerResponse, { answerMs, slowestBytesPerMs }: Patience): void {
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

function arrivalOf(request: IncomingMessage, response: ServerResponse, patience: Patience): Arrival {
  const { bodyMs, slowestBytesPerMs } = patience;
  const { socket } = request;
  let isAllowed = false;
  let before = socket.bytesRead;
  const look = () => {
    if (request.complete) return;
    const getsOn = socket.bytesRead - before >= bodyMs * slowestBytesPerMs;
    before = socket.bytesRead;
    // Of what was answered already, as too large, nobody wants the rest.
    if (response.headersSent) request.destroy();
    else if (!isAllowed || !getsOn) answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  };
  const timer = setInterval(look, bodyMs).unref();
  request.once('close', () => clearInterval(timer));
  return {
    allow() {
      isAllowed = true;
      // Whoever asked did not keep the servers waiting that were asked about them.
      before = socket.bytesRead;
      timer.refresh();
    },
  };
}
