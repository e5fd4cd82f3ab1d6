// Ends a session where no server has to hear of it: one whose sign-in failed in its last steps, or that another device has taken over.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cookies } from './policy/session/cookies';
import { requireOwnOrigin } from './policy/session/origin';
import type { Sessions } from './policy/session/session';

export function serveSession(scope: FastifyInstance, sessions: Sessions, cookies: Cookies): void {
  const onRequest = async (request: FastifyRequest) => requireOwnOrigin(request);
  scope.delete('/session', { onRequest }, async (request, reply) => {
    const session = await sessions.open(cookies.read(request, 'session'));
    if (session) await sessions.end(session);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
