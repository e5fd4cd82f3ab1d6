// The calls between entering credentials and having a session.
import { ApiError, answerOf, headerOf } from '@/api/answer';
import { client } from '@/api/client';
import { forgetActivity } from '@/app/session/activity';
import { endAtGateway } from '@/app/session/calls';
import { digestOf, newDeviceId } from '@/app/session/passwordDigest';
import { systemAccess } from '@/app/session/rights';
import { isSecondBrand } from '@/app/session/rules';
import type { OtpPurpose } from '@/app/session/sentOtps';
import type { Application } from '@/app/session/session';
import { beginSession } from '@/app/session/store';

export interface Credentials {
  email: string;
  password: string;
}

export type SignInPurpose = Exclude<OtpPurpose, 'recovery'>;

/** With a ticket, which a user has after waiving or changing an expired password, the session begins at once. */
export async function login(application: Application, { email, password }: Credentials, ticket?: string) {
  const path = application === 'AGORA' ? '/session/agora/login' : '/session/alagamd/login';
  const header = ticket === undefined ? {} : { 'Otp-Ticket': ticket };
  const { data } = await answerOf(
    client.POST(path, { params: { header }, body: { Value: { emailaddress: email, password } } }),
  );
  return data;
}

/**
 * A user with an expired password has no token yet. If the server does not tell the brand without one, the code is sent
 * all the same.
 */
async function tagOf(email: string, purpose: SignInPurpose): Promise<string | undefined> {
  try {
    const { data } = await answerOf(client.GET('/session/company-tag', { params: { header: { email } } }));
    return data[0]?.hmo_tag;
  } catch (error) {
    const wantsToken = error instanceof ApiError && error.failure === 'signedOut';
    if (purpose !== 'signIn' && wantsToken) return undefined;
    throw error;
  }
}

export async function sendOtp(application: Application, email: string, purpose: SignInPurpose) {
  // The mail names the user's brand.
  const flags = {
    product: !isSecondBrand((await tagOf(email, purpose)) ?? ''),
    is_expired: purpose !== 'signIn',
    is_waiving: purpose === 'waive',
  };
  return application === 'AGORA'
    ? answerOf(client.POST('/session/agora/otp', { body: { Value: { email, ...flags } } }))
    : answerOf(client.POST('/session/alagamd/otp', { body: { Value: { email_address: email, ...flags } } }));
}

/**
 * Returns the ticket, which proves that the one-time password was typed. After a login, this also begins the session.
 */
export async function verifyOtp(application: Application, email: string, otp: string): Promise<string> {
  const call =
    application === 'AGORA'
      ? client.GET('/session/agora/otp/verification', { params: { header: { email, otp } } })
      : client.POST('/session/alagamd/otp/verification', { body: { Value: { email_address: email, vercode: otp } } });
  await answerOf(call);
  return headerOf(call, 'otp-ticket');
}

function registerDevice(email: string, deviceid: string) {
  // User agents name phones and tablets; everything else counts as a PC.
  const devicename = /Mobi|Android|iPad/i.test(navigator.userAgent) ? 'MOBILE' : 'PC-WEB-BROWSER';
  return answerOf(client.POST('/session/device', { body: { Value: { email, devicename, deviceid } } }));
}

export type Accepted = Awaited<ReturnType<typeof login>>;

/** Completes the sign-in. If it fails, nobody is signed in. */
export async function completeSignIn(application: Application, password: string, { user }: Accepted): Promise<void> {
  const device_id = newDeviceId();
  try {
    const [current_pw, system_access] = await Promise.all([
      digestOf(password),
      application === 'AGORA' ? systemAccess(user.rolesid) : [],
    ]);
    await registerDevice(user.emailaddress, device_id);
    forgetActivity();
    beginSession({ user_info: { data: user }, appName: application, device_id, system_access, current_pw });
  } catch (error) {
    endAtGateway();
    throw error;
  }
}
