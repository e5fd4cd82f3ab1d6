// Ends all sessions of the person whose rights or password a call has changed.
import type { FastifyRequest } from 'fastify';
import { type CallContent, textAt } from './fields';
import type { OperationPolicy } from './policyTypes';
import type { FindRecord } from './powers';
import { isTrueOf } from './session/identity';
import type { Session, Sessions } from './session/session';

declare module 'fastify' {
  interface FastifyRequest {
    /** E-mail addresses whose sessions end unless the call is refused; one person may have two. */
    emailsToSignOut: string[] | null;
  }
}

/**
 * Looked up before the call, because the call may change the record's address, and sessions belong to the old one. For
 * a record that is not in the server's list, only the address in the call counts.
 */
export async function findEmailsToSignOut(
  { endsSessionsOf }: OperationPolicy,
  carried: CallContent,
  find: FindRecord,
): Promise<string[]> {
  if (!endsSessionsOf) return [];
  const { email, record } = endsSessionsOf;
  const recordId = record && textAt(record.place, carried);
  const found = record && recordId ? (await find(record.list, recordId))?.[record.field] : undefined;
  return [textAt(email, carried), found].filter((each): each is string => typeof each === 'string');
}

/** The caller's own session stays when the call changes nothing that the session states, such as a corrected name. */
export async function endSessionsOf(
  { emailsToSignOut, operation, session, callContent }: FastifyRequest,
  sessions: Sessions,
  world: string,
): Promise<void> {
  const { endsSessionsOf } = operation?.policy ?? {};
  const staying =
    session && callContent && endsSessionsOf && keepsOwnSession(endsSessionsOf, session, callContent) ? session : null;
  for (const email of emailsToSignOut ?? []) await sessions.endAllOf(email, world, staying);
}

function keepsOwnSession(
  { unlessOwn }: NonNullable<OperationPolicy['endsSessionsOf']>,
  { identity }: Session,
  carried: CallContent,
): boolean {
  const holds = (each: (typeof unlessOwn)[number]) =>
    'is' in each ? textAt(each.place, carried) === each.is : isTrueOf(identity, each, carried);
  return unlessOwn.length > 0 && unlessOwn.every(holds);
}
