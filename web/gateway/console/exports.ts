// The browser makes reports itself, without a call to a server, so it reports each export here for the audit log.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Audit } from '../policy/audit';
import { rowsGiven } from '../policy/rows';
import type { Cookies } from '../policy/session/cookies';
import { requireOwnOrigin } from '../policy/session/origin';
import type { Sessions } from '../policy/session/session';
import type { Tries } from '../policy/tries';
import { acceptJson, ReceivedBody } from '../requests/bodies';
import { notAllowed, notJson, notRecordable, signedOut } from '../requests/refusals';
import type { Store } from '../store';

const LIMIT = 1024;
const exported = v.object({
  title: v.pipe(v.string(), v.maxLength(100)),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  format: v.picklist(['xlsx', 'pdf']),
});

interface Parts {
  store: Store;
  sessions: Sessions;
  cookies: Cookies;
  tries: Tries;
  audit: Audit;
}

export function serveExports(scope: FastifyInstance, { store, sessions, cookies, tries, audit }: Parts): void {
  acceptJson(scope, () => LIMIT);
  scope.post('/exports', async (request, reply) => {
    requireOwnOrigin(request);
    const session = await sessions.open(cookies.read(request, 'session'));
    if (!session) throw signedOut();
    const { success, output } = v.safeParse(
      exported,
      request.body instanceof ReceivedBody ? request.body.json : undefined,
    );
    if (!success) throw notJson();
    if (!audit.isWritable()) throw notRecordable();
    await tries.countExport(session);
    // More rows than the person has received cannot be a genuine export.
    if (output.rows > (await rowsGiven(store, session))) throw notAllowed();
    audit.note({
      requestId: request.id,
      who: session.identity.email,
      application: session.identity.application,
      what: 'export',
      operation: output.format,
      record: `${output.title}, ${output.rows} rows`,
      outcome: 'done',
      status: 204,
      from: request.ip,
    });
    return reply.code(204).send();
  });
}
