// What a balancer asks: whether the gateway lives, and whether it wants more calls.
import type { FastifyInstance } from 'fastify';
import type { Audit } from './policy/audit';
import type { Upstream } from './upstreamCall';

export function serveHealth(scope: FastifyInstance, upstream: Upstream, audit: Audit, isStopping: () => boolean): void {
  scope.get('/healthz', async () => ({ status: 'ok' }));
  scope.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && audit.isWritable() && (await upstream.ready().catch(() => false));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
