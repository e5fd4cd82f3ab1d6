// The steps between credentials and a session, as calls.
import { answerOf, headerOf } from '@/api/answer';
import { bearer, client } from '@/api/client';
import type { Application } from '@/app/session/applications';
import { forgetActivity } from '@/app/session/idle';
import { digestOf, newDeviceId } from '@/app/session/passwordDigest';
import { beginSession, type SystemAccess } from '@/app/session/store';

export interface Credentials {
  email: string;
  password: string;
}

/** Why a one-time password is asked for. */
export type OtpPurpose = 'signIn' | 'waive' | 'change';

/** With a ticket, of whoever has waived or changed an expired password, the token is good at once. */
export async function login(application: Application, { email, password }: Credentials, ticket?: string) {
  const path = application === 'AGORA' ? '/session/agora/login' : '/session/alagamd/login';
  const header = ticket === undefined ? {} : { 'Otp-Ticket': ticket };
  const { data } = await answerOf(
    client.POST(path, { params: { header }, body: { Value: { emailaddress: email, password } } }),
  );
  return data;
}

/** Of a login that was accepted; an expired password gets none. */
type LoginToken = string | undefined;

const withToken = (token: LoginToken) => (token === undefined ? {} : { headers: bearer(token) });

export async function sendOtp(application: Application, email: string, purpose: OtpPurpose, token: LoginToken) {
  // The mail names the user's brand.
  const tags = await answerOf(
    client.GET('/session/company-tag', { params: { header: { email } }, ...withToken(token) }),
  );
  const flags = {
    product: tags.data[0]?.hmo_tag !== 'AVEGA',
    is_expired: purpose !== 'signIn',
    is_waiving: purpose === 'waive',
  };
  return application === 'AGORA'
    ? answerOf(client.POST('/session/agora/otp', { body: { Value: { email, ...flags } }, ...withToken(token) }))
    : answerOf(
        client.POST('/session/alagamd/otp', {
          body: { Value: { email_address: email, ...flags } },
          ...withToken(token),
        }),
      );
}

export interface Verified {
  /** The proof that the one-time password was typed. */
  ticket: string;
  /** The token of the login, now good for every call; empty for an expired password, which has none. */
  token: string;
}

export async function verifyOtp(
  application: Application,
  email: string,
  otp: string,
  token: LoginToken,
): Promise<Verified> {
  const call =
    application === 'AGORA'
      ? client.GET('/session/agora/otp/verification', { params: { header: { email, otp } }, ...withToken(token) })
      : client.POST('/session/alagamd/otp/verification', {
          body: { Value: { email_address: email, vercode: otp } },
          ...withToken(token),
        });
  await answerOf(call);
  return { ticket: await headerOf(call, 'otp-ticket'), token: await headerOf(call, 'session-token') };
}

function registerDevice(token: string, email: string, deviceid: string) {
  // User agents name phones and tablets; everything else counts as a PC.
  const devicename = /Mobi|Android|iPad/i.test(navigator.userAgent) ? 'MOBILE' : 'PC-WEB-BROWSER';
  return answerOf(
    client.POST('/session/device', { headers: bearer(token), body: { Value: { email, devicename, deviceid } } }),
  );
}

async function systemAccess(token: string, rolesid: string): Promise<SystemAccess[]> {
  const { data } = await answerOf(
    client.POST('/session/system-access', { headers: bearer(token), body: { Value: { rolesid } } }),
  );
  return data;
}

export type Accepted = Awaited<ReturnType<typeof login>>;

/** From here on somebody is signed in. */
export async function begin(
  application: Application,
  password: string,
  { access_token, user }: Accepted,
): Promise<void> {
  const device_id = newDeviceId();
  const [current_pw, system_access] = await Promise.all([
    digestOf(password),
    application === 'AGORA' ? systemAccess(access_token, user.rolesid) : [],
  ]);
  await registerDevice(access_token, user.emailaddress, device_id);
  forgetActivity();
  beginSession({ user_info: { access_token, data: user }, appName: application, device_id, system_access, current_pw });
}
