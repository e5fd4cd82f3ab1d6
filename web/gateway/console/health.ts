// Answers the health checks of a load balancer: whether the gateway is alive, and whether it is ready for calls.
import type { FastifyInstance } from 'fastify';

interface Needed {
  ready(): Promise<boolean>;
}

/** The log tells what is missing, by its name in `needed`; the answer does not, because anybody may read it. */
export function serveHealth(scope: FastifyInstance, needed: Record<string, Needed>, isStopping: () => boolean): void {
  let missing = '';
  scope.get('/healthz', async () => ({ status: 'ok' }));
  scope.get('/readyz', async (_request, reply) => {
    const found = Object.entries(needed).map(async ([name, each]) =>
      (await each.ready().catch(() => false)) ? [] : name,
    );
    const before = missing;
    missing = (await Promise.all(found)).flat().join(', ');
    if (missing !== before) scope.log.info(missing ? `not ready: without ${missing}` : 'ready again');
    const isReady = !isStopping() && missing === '';
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
