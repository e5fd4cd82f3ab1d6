import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../upstreamCall';

export async function addSecurityHeaders(app: FastifyInstance, mode: Upstream['mode'], scriptsInPage: string[] = []) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // The same as the default, but explicit, because these are the purpose of the policy.
        scriptSrc: ["'self'", ...scriptsInPage],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    // The mocks are served over plain HTTP.
    hsts: mode === 'production' && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
