import { answerOf } from '@/api/answer';
import { bearer, client } from '@/api/client';
import type { Application } from '@/app/session/applications';
import type { SystemAccess } from '@/app/session/store';

export interface Credentials {
  email: string;
  password: string;
}

/** Why a one-time password is asked for. */
export type OtpPurpose = 'signIn' | 'waive' | 'change';

export async function login(application: Application, { email, password }: Credentials) {
  const path = application === 'AGORA' ? '/session/agora/login' : '/session/alagamd/login';
  const { data } = await answerOf(client.POST(path, { body: { Value: { emailaddress: email, password } } }));
  return data;
}

/** Of a login that was accepted; an expired password gets none. */
export type LoginToken = string | undefined;

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

export function verifyOtp(application: Application, email: string, otp: string, token: LoginToken) {
  return application === 'AGORA'
    ? answerOf(
        client.GET('/session/agora/otp/verification', { params: { header: { email, otp } }, ...withToken(token) }),
      )
    : answerOf(
        client.POST('/session/alagamd/otp/verification', {
          body: { Value: { email_address: email, vercode: otp } },
          ...withToken(token),
        }),
      );
}

export function waivePassword(email: string) {
  return answerOf(client.POST('/session/password/waiver', { body: { Value: { email } } }));
}

export function changePasswordAtLogin(emailaddress: string, newpassword: string, proof: string) {
  return answerOf(
    client.POST('/session/password/at-login', {
      params: { header: { 'Human-Proof': proof } },
      body: { Value: { emailaddress, newpassword } },
    }),
  );
}

interface PasswordChange {
  recordid: number;
  emailaddress: string;
  oldpassword: string;
  newpassword: string;
}

export function changePassword(change: PasswordChange, proof: string) {
  return answerOf(
    client.POST('/session/password', {
      params: { header: { 'Human-Proof': proof } },
      body: { Value: { ...change, edited_by: change.emailaddress } },
    }),
  );
}

export function registerDevice(token: string, email: string, deviceid: string) {
  // User agents name phones and tablets; everything else counts as a PC.
  const devicename = /Mobi|Android|iPad/i.test(navigator.userAgent) ? 'MOBILE' : 'PC-WEB-BROWSER';
  return answerOf(
    client.POST('/session/device', { headers: bearer(token), body: { Value: { email, devicename, deviceid } } }),
  );
}

export async function systemAccess(token: string, rolesid: string): Promise<SystemAccess[]> {
  const secondary = await answerOf(
    client.POST('/session/secondary-token', { headers: bearer(token), body: { Value: {} } }),
  );
  const { data } = await answerOf(
    client.POST('/session/system-access', {
      headers: bearer(secondary.access_token),
      body: { Value: { rolesid } },
    }),
  );
  return data;
}
