// The session of whoever is signed in. The browser holds its seal in a cookie that no script can read; that it lives is remembered
// in the store, so that it can end before the seal does.
import { randomBytes } from 'node:crypto';
import type { components } from '#contract';
import type { Store } from '../../store';
import type { Identity } from '../../upstreamCall';
import type { Seals } from './seal';
import { digest, folded } from './ticket';

export interface Session {
  id: string;
  identity: Identity;
  /** The server's own token, which the browser never sees. */
  token: string;
  /** By what the store knows the person, whichever session it is. */
  person: string;
  /** The last end of all sessions of the person that this one came after; null where the store knew of none. */
  after: string | null;
}

/** Somebody whose password was right. */
export type Arrived = Omit<Session, 'id'>;

type User = components['schemas']['User'];

export function identityOf(user: User, application: Identity['application']): Identity {
  const { recordid, emailaddress, username, rolesid, department, productavega_tag } = user;
  const said = { recordid, rolesid, department, firstBrand: productavega_tag, application };
  return { email: emailaddress, username: username || null, ...said };
}

/** How long somebody may take from the password to the one-time password. */
const LOGIN_MS = 30 * 60_000;
/** The browser warns when the time is over and signs out after ten seconds: until then the session must be good for signing out. */
const GRACE_MS = 30_000;
/** So often, at most, activity is written down. */
const NOTED_EVERY_MS = 1_000;

/** In the store, as long as it lives. */
export const keyOf = ({ id }: Pick<Session, 'id'>) => `session ${id}`;

/** `world` keeps the worlds of the mocks apart. */
export const personOf = (email: string, world: string) => digest(`${world} ${folded(email)}`);
const endedKey = (person: string) => `ended ${person}`;

export type Sessions = ReturnType<typeof createSessions>;

export interface SessionTimes {
  /** From signing in to the end, whatever is done meanwhile. */
  sessionMs: number;
  /** Without activity. */
  idleMs: number;
}

export function createSessions(seals: Seals, store: Store, { sessionMs, idleMs }: SessionTimes) {
  const keptMs = idleMs + GRACE_MS;

  /** Told by a mark, not by a time: the clocks of two gateways differ. The mark is kept for as long as any session from before it. */
  async function endOf(person: string): Promise<{ mark: string; staying: string | undefined } | undefined> {
    const [mark, staying] = (await store.get(endedKey(person)))?.split(' ') ?? [];
    return mark === undefined ? undefined : { mark, staying };
  }

  async function isOver({ id, person, after }: Session): Promise<boolean> {
    const end = await endOf(person);
    return end !== undefined && end.mark !== after && end.staying !== id;
  }

  return {
    /** What was said of somebody before an end of their sessions is no session after it. */
    async arrived(identity: Identity, token: string, world: string): Promise<Arrived> {
      const person = personOf(identity.email, world);
      return { identity, token, person, after: (await endOf(person))?.mark ?? null };
    },

    /** A login that waits for its one-time password: its seal is good for nothing else. */
    sealLogin: (arrived: Arrived) => seals.seal<Session>('login', { ...arrived, id: newId() }, LOGIN_MS),
    async openLogin(sealed: string | undefined): Promise<Session | undefined> {
      const login = sealed === undefined ? undefined : seals.open<Session>('login', sealed);
      return login && !(await isOver(login)) ? login : undefined;
    },

    /** Begins a session; gives its seal. */
    async begin(arrived: Arrived): Promise<string> {
      const session: Session = { ...arrived, id: newId() };
      await store.set(keyOf(session), String(Date.now()), keptMs);
      return seals.seal('session', session, sessionMs);
    },

    /** Undefined unless it lives. `idleForMs` is how long nobody has done anything: a call that a person makes is activity. */
    async open(sealed: string | undefined, idleForMs = 0): Promise<Session | undefined> {
      const session = sealed === undefined ? undefined : seals.open<Session>('session', sealed);
      if (!session) return undefined;
      const [begun, over] = await Promise.all([store.get(keyOf(session)), isOver(session)]);
      if (over) return undefined;
      const noted = Number(begun);
      const leftMs = noted + keptMs - Date.now();
      if (!(leftMs > 0)) return undefined;
      const activeAt = Date.now() - idleForMs;
      if (activeAt > noted + NOTED_EVERY_MS) {
        await store.replace(keyOf(session), String(activeAt), keptMs - idleForMs);
      }
      return session;
    },

    end: (session: Pick<Session, 'id'>) => store.delete(keyOf(session)),

    /** Of this person, wherever they are signed in, and logins that wait; but not this one, unless it is over itself. */
    async endAllOf(email: string, world: string, staying: Session | null): Promise<void> {
      const person = personOf(email, world);
      const stays = staying !== null && staying.person === person && !(await isOver(staying));
      await store.set(endedKey(person), [newId(), ...(stays ? [staying.id] : [])].join(' '), sessionMs);
    },
  };
}

const newId = () => randomBytes(16).toString('base64url');
