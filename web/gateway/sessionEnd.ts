// Ends a session without telling the upstream server: after a sign-in that failed in its last steps, or when another
// device has taken the session over.
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
