// Ends a session where no server has to hear of it: a sign-in that was broken off, or one that another device has taken over.
import type { FastifyInstance } from 'fastify';
import type { Cookies } from './policy/cookies';
import { requireOwnOrigin } from './policy/origin';
import type { Sessions } from './policy/session';

export function serveSession(scope: FastifyInstance, sessions: Sessions, cookies: Cookies): void {
  scope.delete('/session', async (request, reply) => {
    requireOwnOrigin(request);
    const session = await sessions.open(cookies.read(request, 'session'));
    if (session) await sessions.end(session);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
