// The session of this browser: the only place that reads and writes the stored login.
import { proxy, useSnapshot } from 'valtio';
import { credentials } from '@/api/client';
import { readJson, readText, remove, write } from '@/ui/browser/localStore';
import { go, loginPath, type SignOutReason } from '../routing/navigation';
import { type Application, type Session, sessionSchemas, usernameOf } from './session';

export type { Session, SystemAccess, User } from './session';

const FLAG = 'is_logged_in';
const KEYS = ['user_info', 'device_id', 'system_access', 'current_pw'] as const;

/** Kept after signing out, because it is a preference and not part of the login. */
export function lastApplication(): Application {
  return readText('appName') === 'ALAGA MD' ? 'ALAGA MD' : 'AGORA';
}

/** A login that does not fit its schema loses its flag, so it counts as a leftover. */
function restore(): Session | null {
  if (!readText(FLAG)) return null;
  const user_info = readJson('user_info', sessionSchemas.user_info);
  const device_id = readJson('device_id', sessionSchemas.device_id);
  const system_access = readJson('system_access', sessionSchemas.system_access);
  const current_pw = readJson('current_pw', sessionSchemas.current_pw);
  if (user_info && device_id && system_access && current_pw)
    return { user_info, device_id, system_access, current_pw, appName: lastApplication() };
  remove([FLAG]);
  return null;
}

const store = proxy<{ current: Session | null }>({ current: restore() });

credentials.session = () => store.current?.device_id;

export function useSession(): Session | null {
  return useSnapshot(store).current as Session | null;
}

/** For screens behind the guard, where somebody is always signed in. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error('Sign in to see this screen.');
  return session;
}

/** The name of the caller in calls that carry a username. */
export const useUsername = (): string => usernameOf(useSignedIn().user_info.data);

/**
 * Returns a function that tells whether the session is still the one of now. Later results are not for another user.
 */
export function sameSession(): () => boolean {
  const begun = store.current?.device_id;
  return () => store.current?.device_id === begun;
}

export const currentSession = (): Session | null => store.current;

function persist(session: Session): void {
  write({
    ...Object.fromEntries(KEYS.map((key) => [key, JSON.stringify(session[key])])),
    appName: session.appName,
    // Written last: this change tells other tabs that everything above is stored.
    [FLAG]: String(Date.now()),
  });
}

export function beginSession(session: Session): void {
  persist(session);
  change(session);
}

export function updateSession(change: Partial<Session>): void {
  if (store.current) beginSession({ ...store.current, ...change });
}

function forget(): void {
  remove([FLAG, ...KEYS]);
  change(null);
}

let lastPerson = store.current?.user_info.data.emailaddress;
const forgetters: (() => void)[] = [];

/**
 * Registers a function for data that survives when the same user signs in again, but must be deleted for another user.
 */
export const onAnotherPerson = (forgetIt: () => void) => void forgetters.push(forgetIt);

const enders: (() => void)[] = [];

/** Registers a function for things that belong to a session and must not be shown to the next user. */
export const onSessionEnd = (endIt: () => void) => void enders.push(endIt);

function change(session: Session | null): void {
  if (session?.device_id !== store.current?.device_id) for (const endIt of enders) endIt();
  const person = session?.user_info.data.emailaddress;
  if (person !== undefined) {
    if (person !== lastPerson) for (const forgetIt of forgetters) forgetIt();
    lastPerson = person;
  }
  store.current = session;
}

/** Removes and returns a stored login that has no flag. */
export function takeLeftover(): Pick<Session, 'user_info' | 'appName'> | null {
  if (readText(FLAG) || !KEYS.some((key) => readText(key) !== null)) return null;
  const user_info = readJson('user_info', sessionSchemas.user_info);
  forget();
  return user_info ? { user_info, appName: lastApplication() } : null;
}

/** Ends the login in all tabs and opens the login page, with `next` preselected if given. */
export function endSession(reason: SignOutReason, next?: Application): void {
  if (!store.current) return;
  forget();
  if (next) write({ appName: next });
  go(loginPath(reason), { replace: reason !== 'signedOut', state: { reason } });
}

/** Logouts that are under way. Calls that are answered after the server has ended the session are refused. */
let logouts = 0;

export async function duringLogout(logout: Promise<void>): Promise<void> {
  logouts += 1;
  try {
    await logout;
  } finally {
    logouts -= 1;
  }
}

credentials.onRefused = () => {
  if (logouts === 0) endSession('tokenExpired');
};

// Another tab has signed in or out; `key` is null when the storage was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === FLAG || key === null) change(restore());
});

// A page restored from the back/forward cache has missed what other tabs did meanwhile.
window.addEventListener('pageshow', ({ persisted }) => {
  const now = restore();
  if (!persisted || now?.device_id === store.current?.device_id) return;
  change(now);
  location.reload();
});
