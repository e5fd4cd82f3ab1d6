// Signing in without typing, and staying signed in from one scenario to the next.
import type { Application } from '@/app/session/applications';
import { digestOf } from '@/app/session/passwordDigest';
import { beginSession, currentSession, endSession } from '@/app/session/store';
import { completeSignIn, login, sendOtp, verifyOtp } from '@/shared/signIn';
import { type Account, accountBy, newSession, open, outbox } from '../calls';

/** By the calls that the sign-in makes, with the one-time password from the outbox. What refuses it is thrown. */
export async function signInAs({ emailaddress, password }: Account, application: Application): Promise<void> {
  const accepted = await login(application, { email: emailaddress, password });
  await sendOtp(application, emailaddress, 'signIn');
  const code = (await outbox()).findLast(({ to }) => to === emailaddress)?.code ?? '';
  await verifyOtp(application, emailaddress, code);
  await completeSignIn(application, password, accepted);
}

/** Opens a scenario. Whoever is signed in stays so, if the new world knows them; says whether somebody was. */
export async function openSignedIn(scenario: string): Promise<boolean> {
  const session = currentSession();
  await open(scenario);
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
