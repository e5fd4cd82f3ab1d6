// Signs out, and tells the user if that fails.
import { ApiError } from '@/api/answer';
import { toast } from '@/ui/messages/toasts';
import { signOut } from './calls';
import type { Application } from './session';

const LOGOUT_TOAST_MS = 2000;

/** `next` preselects the application on the login page. */
export async function logout(next?: Application): Promise<void> {
  try {
    await signOut(next);
  } catch (error) {
    const refused = error instanceof ApiError && error.failure === 'refused';
    toast.error(refused ? error.message : 'Error', LOGOUT_TOAST_MS);
  }
}
