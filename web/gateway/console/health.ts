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
    const now = (await Promise.all(found)).flat().join(', ');
    // Compared with what was logged last, because several load balancers may ask at the same time.
    if (now !== missing) scope.log.info(now ? `not ready: without ${now}` : 'ready again');
    missing = now;
    const isReady = !isStopping() && now === '';
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
