// The calls of a running session; those of signing in are the session area's.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { currentSession, endSession } from './store';

export async function reportedDevice(email: string): Promise<string | undefined> {
  const { data } = await answerOf(client.GET('/session/device', { params: { header: { email } } }));
  return data[0]?.deviceid;
}

async function tellServer(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const path = session.appName === 'AGORA' ? '/session/agora/logout' : '/session/alagamd/logout';
  await answerOf(client.POST(path, { params: { header: { Email: session.user_info.data.emailaddress } } }));
}

/** When the server refuses, the person stays signed in and the error tells why. */
export async function signOut(): Promise<void> {
  await tellServer();
  endSession('signedOut');
}

/** Nobody is there to read an error: the session ends here whatever the server says. */
export async function signOutIdle(): Promise<void> {
  await tellServer().catch(() => undefined);
  endSession('idle');
}
