// The log records requests and their results, and never contains a header, a query or a body.
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pathOf } from './address';
import { Refusal } from './refusals';
import type { Settings } from './settings';

/** Without the message, because some messages quote the input, for example those of JSON.parse. */
const serializeError = (error: Error & { code?: string }) => ({
  type: error.constructor.name,
  code: error.code,
  message: '',
  stack: error instanceof Refusal ? '' : (error.stack ?? '').replace(/^.*?(?=\n +at )/s, ''),
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
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
