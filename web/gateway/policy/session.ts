// The session that the browser holds as its access token. Only a gateway can open it.
import type { components } from '#contract';
import type { Identity } from '../upstreamCall';
import type { Seals } from './seal';

export interface Session {
  identity: Identity;
  /** The server's own token, which the browser never sees. */
  token: string;
  /** Whether the one-time password was typed; until then the session is good for nothing else. */
  verified: boolean;
}

type User = components['schemas']['User'];

export function identityOf(user: User, application: Identity['application']): Identity {
  const { recordid, emailaddress, rolesid, department, productavega_tag } = user;
  return { email: emailaddress, recordid, rolesid, department, firstBrand: productavega_tag, application };
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(seals: Seals, lifetimeMs: number) {
  return {
    seal: (session: Session) => seals.seal('session', session, lifetimeMs),
    open(authorization: string | undefined): Session | undefined {
      const [, sealed] = /^Bearer ([\w-]+)$/.exec(authorization ?? '') ?? [];
      return sealed === undefined ? undefined : seals.open<Session>('session', sealed);
    },
  };
}
