// The calls of a running session. Those for signing in are in shared/signIn.ts.
import { ApiError, answerOf, missingAnswer } from '@/api/answer';
import { client } from '@/api/client';
import { idleHeader } from './activity';
import type { Application } from './session';
import { currentSession, duringLogout, endSession, type Session, takeLeftover } from './store';

export async function reportedDevice(email: string): Promise<string | null> {
  const header = { email, ...idleHeader() };
  const { data } = await answerOf(client.GET('/session/device', { params: { header } }));
  return data[0]?.deviceid ?? null;
}

async function logoutOnServer({ user_info, appName }: Pick<Session, 'user_info' | 'appName'>): Promise<void> {
  const path = appName === 'AGORA' ? '/session/agora/logout' : '/session/alagamd/logout';
  await answerOf(client.POST(path, { params: { header: { Email: user_info.data.emailaddress } } }));
}

/** Ends this browser's session at the gateway only, where no upstream server needs to know. */
export function endAtGateway(): void {
  fetch('session', { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/**
 * Throws when the server refuses or fails, and the user stays signed in to try again. When there is no answer or the
 * token is no longer valid, the session ends here all the same.
 */
export async function signOut(next?: Application): Promise<void> {
  const session = currentSession();
  try {
    if (session) await duringLogout(logoutOnServer(session));
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
    if (!isSignedOut && !missingAnswer(error)) throw error;
  }
  // Another sign-in may have begun before the answer arrived, for example in another tab.
  if (currentSession()?.device_id === session?.device_id) endSession('signedOut', next);
}

/** The user is away and cannot react to an error, so the session ends here even if the call fails. */
export function signOutIdle(): void {
  const session = currentSession();
  if (session) logoutOnServer(session).catch(() => undefined);
  endSession('idle');
}

/** A stored login without its flag counts as signed out, so the server session is ended, too. */
export function signOutLeftover(): void {
  const leftover = takeLeftover();
  if (leftover) logoutOnServer(leftover).catch(() => undefined);
}
