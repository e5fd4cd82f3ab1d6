// The log records requests and their results, and never contains a header, a query or a body. A path outside the API is
// shortened, because paths of the console may contain a user's e-mail address.
import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from './requests/address';
import { Refusal } from './requests/refusals';
import type { Settings } from './settings';
import { traceIn } from './trace';

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
      ...(request.operation ? { operation: request.operation.id } : { path: shapeOf(request) }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      trace: traceIn(request.traceparent),
    });
  });
}

/**
 * A file of the console is logged with its whole path, an address of the console's router with its first segment only.
 */
function shapeOf({ url, routeOptions }: FastifyRequest): string {
  const path = pathOf(url);
  return routeOptions.url === undefined || routeOptions.url.includes('*')
    ? path.replace(/^(\/[\w-]*(?![^/]))?.*$/s, '$1/…')
    : path;
}
