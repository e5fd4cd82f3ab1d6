// The calls of a running session. Those of signing in belong to the session area.
import { ApiError, answerOf } from '@/api/answer';
import { bearer, client } from '@/api/client';
import { currentSession, endSession, type Session, takeLeftover } from './store';

export async function reportedDevice(email: string): Promise<string | undefined> {
  const { data } = await answerOf(client.GET('/session/device', { params: { header: { email } } }));
  return data[0]?.deviceid;
}

async function tellServer({ user_info, appName }: Pick<Session, 'user_info' | 'appName'>): Promise<void> {
  const { access_token, data } = user_info;
  const path = appName === 'AGORA' ? '/session/agora/logout' : '/session/alagamd/logout';
  // With its own token: the session may have ended here before the call is made.
  await answerOf(
    client.POST(path, { headers: bearer(access_token), params: { header: { Email: data.emailaddress } } }),
  );
}

/** When the server refuses, the person stays signed in and the error tells why. */
export async function signOut(): Promise<void> {
  const session = currentSession();
  try {
    if (session) await tellServer(session);
  } catch (error) {
    // A token that is no longer valid has ended the session already.
    if (!(error instanceof ApiError) || error.failure !== 'signedOut') throw error;
  }
  endSession('signedOut');
}

/** The person is away and cannot react to an error, so the session ends here whatever the server answers. */
export function signOutIdle(): void {
  const session = currentSession();
  if (session) tellServer(session).catch(() => undefined);
  endSession('idle');
}

/** A stored login without its flag counts as signed out, and the server is told so. */
export function signOutLeftover(): void {
  const leftover = takeLeftover();
  if (leftover) tellServer(leftover).catch(() => undefined);
}
