// Signing in without typing, and staying signed in when another scenario is opened.

import { digestOf } from '@/app/session/passwordDigest';
import type { Application } from '@/app/session/session';
import { beginSession, currentSession, endSession } from '@/app/session/store';
import { completeSignIn, login, sendOtp, verifyOtp } from '@/shared/signIn';
import { type Account, accountBy, newSession, openScenario, outbox } from '../calls';

/** Makes the calls of the normal sign-in, with the one-time password from the outbox. Throws when it is refused. */
export async function signInAs({ emailaddress, password }: Account, application: Application): Promise<void> {
  const accepted = await login(application, { email: emailaddress, password });
  await sendOtp(application, emailaddress, 'signIn');
  const code = (await outbox()).findLast(({ to }) => to === emailaddress)?.code ?? '';
  await verifyOtp(application, emailaddress, code);
  await completeSignIn(application, password, accepted);
}

/** Opens a scenario. The user stays signed in if the new world has the same account; returns whether a user was signed in. */
export async function openSignedIn(scenario: string): Promise<boolean> {
  const session = currentSession();
  await openScenario(scenario);
  if (!session) return false;
  const { emailaddress } = session.user_info.data;
  const same = await accountBy(emailaddress);
  if (same) {
    const begun = await newSession(session.appName, emailaddress);
    beginSession({ ...begun, appName: session.appName, current_pw: await digestOf(same.password) });
  } else {
    endSession('signedOut');
  }
  return true;
}
