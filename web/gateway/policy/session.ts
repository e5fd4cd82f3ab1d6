// The session of whoever is signed in. The browser holds its seal in a cookie that no script can read; that it lives is remembered
// in the store, so that it can end before the seal does.
import { randomBytes } from 'node:crypto';
import type { components } from '#contract';
import type { Store } from '../store';
import type { Identity } from '../upstreamCall';
import type { Seals } from './seal';

export interface Session {
  id: string;
  identity: Identity;
  /** The server's own token, which the browser never sees. */
  token: string;
}

type User = components['schemas']['User'];

export function identityOf(user: User, application: Identity['application']): Identity {
  const { recordid, emailaddress, rolesid, department, productavega_tag } = user;
  return { email: emailaddress, recordid, rolesid, department, firstBrand: productavega_tag, application };
}

/** How long somebody may take from the password to the one-time password. */
const LOGIN_MS = 30 * 60_000;
/** The browser warns when the time is over and signs out after ten seconds: until then the session must be good for signing out. */
const GRACE_MS = 30_000;
/** So often, at most, activity is written down. */
const NOTED_EVERY_MS = 1_000;

/** In the store, as long as it lives. */
export const keyOf = ({ id }: Pick<Session, 'id'>) => `session ${id}`;

export type Sessions = ReturnType<typeof createSessions>;

export interface SessionTimes {
  /** From signing in to the end, whatever is done meanwhile. */
  sessionMs: number;
  /** Without activity. */
  idleMs: number;
}

export function createSessions(seals: Seals, store: Store, { sessionMs, idleMs }: SessionTimes) {
  const keptMs = idleMs + GRACE_MS;

  return {
    /** A login that waits for its one-time password: its seal is good for nothing else. */
    sealLogin: (identity: Identity, token: string) =>
      seals.seal<Session>('login', { id: newId(), identity, token }, LOGIN_MS),
    openLogin: (sealed: string | undefined) =>
      sealed === undefined ? undefined : seals.open<Session>('login', sealed),

    /** Begins a session; gives its seal. */
    async begin(identity: Identity, token: string): Promise<string> {
      const session = { id: newId(), identity, token };
      await store.set(keyOf(session), String(Date.now()), keptMs);
      return seals.seal('session', session, sessionMs);
    },

    /** Undefined unless it lives. `idleForMs` is how long nobody has done anything: a call that a person makes is activity. */
    async open(sealed: string | undefined, idleForMs = 0): Promise<Session | undefined> {
      const session = sealed === undefined ? undefined : seals.open<Session>('session', sealed);
      if (!session) return undefined;
      const noted = Number(await store.get(keyOf(session)));
      const leftMs = noted + keptMs - Date.now();
      if (!(leftMs > 0)) return undefined;
      const activeAt = Date.now() - idleForMs;
      if (activeAt > noted + NOTED_EVERY_MS) {
        await store.replace(keyOf(session), String(activeAt), keptMs - idleForMs);
      }
      return session;
    },

    end: (session: Pick<Session, 'id'>) => store.delete(keyOf(session)),
  };
}

const newId = () => randomBytes(16).toString('base64url');
