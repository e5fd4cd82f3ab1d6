// The session of this browser: the only place that reads and writes the stored login.
import { proxy, useSnapshot } from 'valtio';
import type { components } from '#contract';
import { credentials } from '@/api/client';
import { dropQuestions } from '@/ui/confirm';
import { go, loginPath, type SignOutReason } from '../navigation';
import type { Application } from './applications';
import type { PasswordDigest } from './passwordDigest';

export type User = components['schemas']['User'];
export type SystemAccess = components['schemas']['SystemAccess'];

export interface Session {
  user_info: { access_token: string; data: User };
  appName: Application;
  device_id: string;
  system_access: SystemAccess[];
  /** Not the password itself, but enough to check an old password. */
  current_pw: PasswordDigest;
}

const FLAG = 'is_logged_in';
const KEYS = ['user_info', 'device_id', 'system_access', 'current_pw'] as const;

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Kept after signing out, because it is a preference and not part of the login. */
export function lastApplication(): Application {
  return localStorage.getItem('appName') === 'ALAGA MD' ? 'ALAGA MD' : 'AGORA';
}

function restore(): Session | null {
  const user_info = stored<Session['user_info']>('user_info');
  const current_pw = stored<PasswordDigest>('current_pw');
  const device_id = stored<string>('device_id');
  if (!localStorage.getItem(FLAG) || !user_info?.access_token || !user_info.data || !current_pw || !device_id)
    return null;
  return { user_info, current_pw, device_id, appName: lastApplication(), system_access: stored('system_access') ?? [] };
}

const store = proxy<{ current: Session | null }>({ current: restore() });

credentials.token = () => store.current?.user_info.access_token;

export function useSession(): Session | null {
  return useSnapshot(store).current as Session | null;
}

/** For screens behind the guard, where somebody is always signed in. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error('This screen is shown to signed-in people only.');
  return session;
}

export const currentSession = (): Session | null => store.current;

function persist(session: Session): void {
  for (const key of KEYS) localStorage.setItem(key, JSON.stringify(session[key]));
  localStorage.setItem('appName', session.appName);
  // Written last: its change signals the other tabs that everything above is stored.
  localStorage.setItem(FLAG, String(Date.now()));
}

export function beginSession(session: Session): void {
  persist(session);
  change(session);
}

export function updateSession(change: Partial<Session>): void {
  if (store.current) beginSession({ ...store.current, ...change });
}

function forget(): void {
  localStorage.removeItem(FLAG);
  for (const key of KEYS) localStorage.removeItem(key);
  change(null);
}

let lastPerson = store.current?.user_info.data.emailaddress;
const forgetters: (() => void)[] = [];

/** For what is kept while the same person signs in again, and must be gone for anybody else. */
export const onAnotherPerson = (forgetIt: () => void) => void forgetters.push(forgetIt);

/** Open questions of one user must not be shown to the next. */
function change(session: Session | null): void {
  if (session?.device_id !== store.current?.device_id) dropQuestions();
  const person = session?.user_info.data.emailaddress;
  if (person !== undefined) {
    if (person !== lastPerson) for (const forgetIt of forgetters) forgetIt();
    lastPerson = person;
  }
  store.current = session;
}

/** Removes and returns a stored login that has no flag. */
export function takeLeftover(): Pick<Session, 'user_info' | 'appName'> | null {
  const user_info = localStorage.getItem(FLAG) ? null : stored<Session['user_info']>('user_info');
  if (!user_info) return null;
  forget();
  return user_info.access_token && user_info.data ? { user_info, appName: lastApplication() } : null;
}

/** Ends the login in all tabs and opens the login page. */
export function endSession(reason: SignOutReason): void {
  if (!store.current) return;
  forget();
  go(loginPath(reason), { replace: reason !== 'signedOut', state: { reason } });
}

credentials.onRefused = () => endSession('tokenExpired');

// Another tab signed in or out; `key` is null when somebody cleared the storage.
window.addEventListener('storage', ({ key }) => {
  if (key === FLAG || key === null) change(restore());
});

// A page from the back/forward cache is as it was left, and has heard nothing since of what other tabs did.
window.addEventListener('pageshow', ({ persisted }) => {
  const now = restore();
  if (!persisted || now?.device_id === store.current?.device_id) return;
  change(now);
  location.reload();
});
