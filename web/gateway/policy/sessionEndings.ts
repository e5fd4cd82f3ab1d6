// Ends all sessions of the person whose rights or password a call changes.
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

export type SessionEndings = ReturnType<typeof sessionEndings>;

/**
 * The sessions end before the call, because the store or this gateway may fail after it. They end again after it,
 * because somebody may have signed in between, and come back when the call was refused.
 */
export function sessionEndings(request: FastifyRequest, sessions: Sessions, world: string) {
  const { emailsToSignOut, operation, session, callContent, log } = request;
  const { endsSessionsOf } = operation?.policy ?? {};
  // The caller's own session stays when the call changes nothing that the session states, such as a corrected name.
  const staying =
    session && callContent && endsSessionsOf && keepsOwnSession(endsSessionsOf, session, callContent) ? session : null;
  const undoing: (() => Promise<void>)[] = [];

  /** What the server did stands, whatever the store does now. Without the store, the sessions stay ended. */
  const attempt = (work: Promise<unknown>) =>
    work.catch(() => log.error({ operation: operation?.id }, 'the end of sessions could not be written again'));

  return {
    async begin(): Promise<void> {
      for (const email of emailsToSignOut ?? []) undoing.push(await sessions.endAllOf(email, world, staying));
    },
    async confirm(): Promise<void> {
      for (const email of undoing.length > 0 ? (emailsToSignOut ?? []) : [])
        await attempt(sessions.endAllOf(email, world, staying));
      undoing.length = 0;
    },
    async undo(): Promise<void> {
      for (const undoOne of undoing.splice(0).reverse()) await attempt(undoOne());
    },
  };
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
