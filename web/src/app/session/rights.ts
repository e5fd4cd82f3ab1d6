// AGORA tells at sign-in which screens a user may open. A call that is refused suggests that this has changed: it is
// then loaded again, and menu and screen follow.
import { answerOf } from '@/api/answer';
import { client, credentials } from '@/api/client';
import { currentSession, type SystemAccess, updateSession } from './store';

export async function systemAccess(rolesid: string): Promise<SystemAccess[]> {
  const { data } = await answerOf(client.POST('/session/system-access', { body: { Value: { rolesid } } }));
  return data;
}

const isSame = (one: readonly SystemAccess[], other: readonly SystemAccess[]) =>
  JSON.stringify(one) === JSON.stringify(other);

let isAsked = false;

async function readAnew(): Promise<void> {
  const session = currentSession();
  if (session?.appName !== 'AGORA' || isAsked) return;
  isAsked = true;
  const now = await systemAccess(session.user_info.data.rolesid).catch(() => undefined);
  isAsked = false;
  const current = currentSession();
  if (!now || current?.device_id !== session.device_id || isSame(now, current.system_access)) return;
  updateSession({ system_access: now });
}

credentials.onForbidden = () => void readAnew();
