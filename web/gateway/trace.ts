// The trace of a call, as W3C Trace Context says: taken from the balancer or made here, and sent on to the servers.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The header for calls to the servers that this call needs. */
    traceparent: string;
  }
}

const VALID = /^00-((?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

/** The name of the request is the gateway's part of the trace. Anything but a valid header is replaced. */
function traceparentFor(received: unknown, requestId: string): string {
  const [, trace = randomBytes(16).toString('hex'), flags = '00'] = VALID.exec(String(received)) ?? [];
  return `00-${trace}-${requestId}-${flags}`;
}

export const traceIn = (traceparent: string): string | undefined => VALID.exec(traceparent)?.[1];

export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('traceparent', '');
  app.addHook('onRequest', async (request) => {
    request.traceparent = traceparentFor(request.headers.traceparent, request.id);
  });
}
