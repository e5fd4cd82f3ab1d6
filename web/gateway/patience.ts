// How long the gateway waits for whoever asks: for the headers, the body, the next request, and until an answer was taken.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './refusals';

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival | null;
  }
}

export interface Patience {
  /** From the first byte of a request, or from the connection, until its headers are there. */
  headersMs: number;
  /** For a body of up to a megabyte. A longer one gets more, so that a picture arrives from an office with a slow line. */
  bodyMs: number;
  /** For a connection on which nothing is asked. Longer than most balancers keep one, so that they close it first. */
  idleMs: number;
  /** For an answer of up to a megabyte to be taken. */
  answerMs: number;
  /** Of what is longer, in either direction. */
  slowestBytesPerMs: number;
  /** How often connections are looked at. */
  checkMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  idleMs: 72_000,
  answerMs: 30_000,
  // Half a megabit a second.
  slowestBytesPerMs: 64,
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
  /** A body of so many bytes may come. */
  allow(bytes: number): void;
}

export function limitSlowness(app: FastifyInstance, { bodyMs, answerMs, slowestBytesPerMs }: Patience): void {
  const timeFor = (ms: number, bytes: number) => ms + Math.max(0, bytes - MB) / slowestBytesPerMs;
  app.decorateRequest('arrival', null);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) reply.request.arrival = arrivalOf(raw, reply.raw, (bytes) => timeFor(bodyMs, bytes));
    done();
  });
  app.addHook('onSend', (_request, reply, payload: unknown, done) => {
    const bytes = Buffer.isBuffer(payload) ? payload.length : Number(reply.getHeader('content-length') ?? 0);
    const timer = setTimeout(() => reply.raw.destroy(), timeFor(answerMs, bytes)).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function arrivalOf(request: IncomingMessage, response: ServerResponse, timeFor: (bytes: number) => number): Arrival {
  const began = Date.now();
  const giveUp = () => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
  };
  let timer = setTimeout(giveUp, timeFor(0)).unref();
  request.once('close', () => clearTimeout(timer));
  return {
    allow(bytes) {
      if (request.closed) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeFor(bytes) - (Date.now() - began)).unref();
    },
  };
}
