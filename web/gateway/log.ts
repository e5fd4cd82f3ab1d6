// The log says what was asked and how it went, and never repeats a header, a query or a body.
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';

/** A message may quote what was being read (that of JSON.parse does), so an error is its name, its code and where it arose. */
const serializeError = (error: Error & { code?: string }) => ({
  name: error.name,
  code: error.code,
  at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
});

export const logger = ({ logLevel: level }: Settings, stream: Writable) => ({
  level,
  stream,
  serializers: { err: serializeError, req: () => ({}), res: () => ({}) },
});

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: request.url.replace(/\?.*$/s, ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
