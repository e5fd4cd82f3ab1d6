// Sessions of signed-in people. The browser holds the sealed session in a cookie that scripts cannot read; the store
// says whether it is still live, so that it can end before the seal expires.
import { randomBytes } from 'node:crypto';
import type { components } from '#contract';
import type { Store } from '../../store';
import type { Identity } from '../../upstreamCall';
import { mailboxOf } from '../rates';
import type { Seals } from './seal';
import { digest } from './ticket';

export interface Session {
  id: string;
  identity: Identity;
  /** The server's own token, which the browser never sees. */
  token: string;
  /** The key of the person in the store, the same for all sessions of the person. */
  person: string;
  /** The mark of the latest "end all sessions" before this one began; null when the store had none. */
  after: string | null;
}

/** A session that has not begun yet: the password was right. */
export type SessionDraft = Omit<Session, 'id'>;

type User = components['schemas']['User'];

export function identityOf(user: User, application: Identity['application']): Identity {
  const { recordid, emailaddress, username, rolesid, department, productavega_tag } = user;
  const claims = { recordid, rolesid, department, firstBrand: productavega_tag, application };
  return { email: emailaddress, username: username || null, ...claims };
}

/** How long somebody may take from the password to the one-time password. */
const LOGIN_MS = 30 * 60_000;
/**
 * When the idle time is over the browser warns and signs out after ten seconds; the session must stay valid until then.
 */
const GRACE_MS = 30_000;
/** Activity is written to the store at most this often. */
const NOTED_EVERY_MS = 1_000;

/** The key of a live session in the store. */
export const sessionKey = ({ id }: Pick<Session, 'id'>) => `session ${id}`;

/**
 * The same for all spellings of an address: a server may take one for the person whose password was typed with another.
 * `world` keeps the mocks' worlds apart.
 */
export const personOf = (email: string, world: string) => digest(`${world} ${mailboxOf(email)}`);
const usedKey = ({ id }: Pick<Session, 'id'>) => `login ${id}`;
const endedKey = (person: string) => `ended ${person}`;

export type Sessions = ReturnType<typeof createSessions>;

interface SessionTimes {
  /** The longest a session lasts, however active the person is. */
  sessionMs: number;
  /** How long a session lasts without activity. */
  idleMs: number;
}

export function createSessions(seals: Seals, store: Store, { sessionMs, idleMs }: SessionTimes) {
  const keptMs = idleMs + GRACE_MS;

  /**
   * The latest "end all sessions" of the person. It is a random mark, not a time, because the clocks of two gateways
   * differ. The mark is kept as long as any session from before it could last.
   */
  function isEndedBy(end: string | undefined, { id, after }: Session): boolean {
    const [mark, staying] = end?.split(' ') ?? [];
    return mark !== undefined && mark !== after && staying !== id;
  }

  const isOver = async (session: Session) => isEndedBy(await store.get(endedKey(session.person)), session);

  return {
    /** Records the latest mark, so that a login from before "end all sessions" does not become a session after it. */
    draft: (identity: Identity, token: string, world: string, after: string | null): SessionDraft => ({
      identity,
      token,
      person: personOf(identity.email, world),
      after,
    }),

    /** To be asked before the server confirms a password, which may be changed meanwhile. */
    endOf: async (email: string, world: string): Promise<string | null> =>
      (await store.get(endedKey(personOf(email, world))))?.split(' ')[0] ?? null,

    /** A login that waits for its one-time password. Its seal does not open as a session. */
    sealLogin: (draft: SessionDraft) => seals.seal<Session>('login', { ...draft, id: newId() }, LOGIN_MS),
    async openLogin(sealed: string | undefined): Promise<Session | undefined> {
      const login = sealed === undefined ? undefined : seals.open<Session>('login', sealed);
      if (!login) return undefined;
      const [over, used] = await Promise.all([isOver(login), store.get(usedKey(login))]);
      return over || used !== undefined ? undefined : login;
    },
    /** Whether the login was not used before: it becomes one session only. */
    takeLogin: (login: Session): Promise<boolean> => store.add(usedKey(login), LOGIN_MS),
    giveLoginBack: (login: Session) => store.delete(usedKey(login)),

    /** Begins a session and returns its seal. */
    async begin(draft: SessionDraft): Promise<string> {
      const session: Session = { ...draft, id: newId() };
      await store.set(sessionKey(session), String(Date.now()), keptMs);
      return seals.seal('session', session, sessionMs);
    },

    /**
     * Undefined unless the session is live. `idleForMs` is how long the user has been inactive: 0 for a call by the
     * user.
     */
    async open(sealed: string | undefined, idleForMs = 0): Promise<Session | undefined> {
      const session = sealed === undefined ? undefined : seals.open<Session>('session', sealed);
      if (!session) return undefined;
      const [begun, over] = await Promise.all([store.get(sessionKey(session)), isOver(session)]);
      if (over) return undefined;
      const noted = Number(begun);
      const leftMs = noted + keptMs - Date.now();
      if (!(leftMs > 0)) return undefined;
      const activeAt = Date.now() - idleForMs;
      if (activeAt > noted + NOTED_EVERY_MS) {
        await store.replace(sessionKey(session), String(activeAt), keptMs - idleForMs);
      }
      return session;
    },

    end: (session: Pick<Session, 'id'>) => store.delete(sessionKey(session)),

    /**
     * Ends all sessions and waiting logins of the person, except `staying`, which must still be live. Returns how to take
     * this back, which does nothing when they have been ended again meanwhile.
     */
    async endAllOf(email: string, world: string, staying: Session | null): Promise<() => Promise<void>> {
      const person = personOf(email, world);
      const key = endedKey(person);
      for (;;) {
        const before = await store.get(key);
        const stays = staying !== null && staying.person === person && !isEndedBy(before, staying);
        const mark = [newId(), ...(stays ? [staying.id] : [])].join(' ');
        // Begins anew if the sessions have been ended meanwhile: `staying` may be one of them.
        if (await store.change(key, before, mark, sessionMs)) {
          return async () => void (await store.change(key, mark, before, sessionMs));
        }
      }
    },
  };
}

const newId = () => randomBytes(16).toString('base64url');
