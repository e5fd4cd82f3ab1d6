// Answers the health checks of a load balancer: whether the gateway is alive, and whether it is ready for calls.
import type { FastifyInstance } from 'fastify';

interface Needed {
  ready(): Promise<boolean>;
}

export function serveHealth(scope: FastifyInstance, needed: Needed[], isStopping: () => boolean): void {
  scope.get('/healthz', async () => ({ status: 'ok' }));
  scope.get('/readyz', async (_request, reply) => {
    const areReady = await Promise.all(needed.map((each) => each.ready().catch(() => false)));
    const isReady = !isStopping() && areReady.every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
