// Whose sessions a call ends when it is done: those of whoever may do something else from then on, or has another password.
import type { FastifyRequest } from 'fastify';
import type { OperationPolicy } from './declared';
import { type Carried, textAt } from './fields';
import type { FindRecord } from './powers';
import { isTrueOf } from './session/identity';
import type { Session, Sessions } from './session/session';

declare module 'fastify' {
  interface FastifyRequest {
    /** By their addresses; of one person there may be two. */
    ending: string[] | null;
  }
}

/**
 * Looked at before the call, because it may give the record another address: people are signed in by the one that the record has. A
 * record that the server's list does not have is that of the address in the call.
 */
export async function addressesEnding(
  { endsSessionsOf }: OperationPolicy,
  carried: Carried,
  find: FindRecord,
): Promise<string[]> {
  if (!endsSessionsOf) return [];
  const { email, record } = endsSessionsOf;
  const asked = record && textAt(record.place, carried);
  const found = record && asked ? (await find(record.list, asked))?.[record.field] : undefined;
  return [textAt(email, carried), found].filter((each): each is string => typeof each === 'string');
}

/** The session of whoever calls goes on where the call leaves it true, such as that of somebody who corrects their own name. */
export async function endSessionsOf(
  { ending, operation, session, carried }: FastifyRequest,
  sessions: Sessions,
  world: string,
): Promise<void> {
  const { endsSessionsOf } = operation?.policy ?? {};
  const staying = session && carried && endsSessionsOf && leavesTrue(endsSessionsOf, session, carried) ? session : null;
  for (const email of ending ?? []) await sessions.endAllOf(email, world, staying);
}

function leavesTrue(
  { unlessOwn }: NonNullable<OperationPolicy['endsSessionsOf']>,
  { identity }: Session,
  carried: Carried,
): boolean {
  const holds = (each: (typeof unlessOwn)[number]) =>
    'is' in each ? textAt(each.place, carried) === each.is : isTrueOf(identity, each, carried);
  return unlessOwn.length > 0 && unlessOwn.every(holds);
}
