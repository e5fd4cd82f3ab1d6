// A report leaves the console as a file that the browser makes. It tells the audit log, because no server hears of it.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { acceptJson, Received } from './bodies';
import type { Audit } from './policy/audit';
import type { Sessions } from './policy/session';
import { notJson, notRecordable, signedOut } from './refusals';

const LIMIT = 1024;
const exported = v.object({
  title: v.pipe(v.string(), v.maxLength(100)),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  format: v.picklist(['xlsx', 'pdf']),
});

export function serveExports(scope: FastifyInstance, sessions: Sessions, audit: Audit): void {
  acceptJson(scope, () => LIMIT);
  scope.post('/exports', async (request, reply) => {
    const session = sessions.open(request.headers.authorization);
    if (!session?.verified) throw signedOut();
    const { success, output } = v.safeParse(exported, request.body instanceof Received ? request.body.json : undefined);
    if (!success) throw notJson();
    if (!audit.isWritable()) throw notRecordable();
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
