import { powers } from '#contract';
import { isGivenTo } from '#wire/powers';
import { answerOf, headerOf } from '@/api/answer';
import { type Agreed, client } from '@/api/client';
import { noteSent } from '@/app/session/sentOtps';
import type { Application } from '@/app/session/session';
import type { User } from '@/app/session/store';
import { listUsers } from '@/shared/users';

export async function requestOtp(application: Application, email: string): Promise<void> {
  const path = application === 'AGORA' ? '/recovery/agora/otp' : '/recovery/alagamd/otp';
  await answerOf(client.POST(path, { params: { header: { EmailAddress: email } } }));
  noteSent(application, email, 'recovery');
}

/** Returns a ticket, which proves that the one-time password was verified. */
export async function verifyOtp(application: Application, email: string, otp: string): Promise<string> {
  const path = application === 'AGORA' ? '/recovery/agora/otp/verification' : '/recovery/alagamd/otp/verification';
  const call = client.POST(path, { body: { Value: { email, verification_code: otp } } });
  await answerOf(call);
  return headerOf(call, 'otp-ticket');
}

interface NewPassword {
  email: string;
  otp: string;
  ticket: string;
  password: string;
}

export function changePassword(application: Application, { email, otp, ticket, password }: NewPassword) {
  const params = { header: { 'Otp-Ticket': ticket } };
  return application === 'AGORA'
    ? answerOf(
        client.POST('/recovery/agora/password', {
          params,
          body: { Value: { emailaddress: email, newpassword: password } },
        }),
      )
    : answerOf(
        client.POST('/recovery/alagamd/password', {
          params,
          body: { Value: { verification_code: otp, email_address: email, new_password: password } },
        }),
      );
}

/**
 * The console's user with this address; null when there is none. Undefined when it cannot be found out: not everyone who
 * may reset a login may see the users.
 */
export async function findUser(email: string, asker: User) {
  if (!isGivenTo(powers.userManagers, asker)) return undefined;
  const users = await listUsers(asker.emailaddress).catch(() => undefined);
  const isThisOne = ({ emailaddress }: { emailaddress: string }) => emailaddress.toLowerCase() === email.toLowerCase();
  return users && (users.find(isThisOne) ?? null);
}

export function resetAppLogin(checked: Agreed, email: string) {
  return answerOf(client.POST('/recovery/app/login-reset', { checked, params: { header: { Email: email } } }));
}

export function resetConsoleLogin(checked: Agreed, email: string) {
  return answerOf(
    client.POST('/recovery/console/login-reset', { checked, params: { header: { EmailAddress: email } } }),
  );
}

export function resetAppLockout(checked: Agreed, email: string) {
  return answerOf(
    client.POST('/media/recovery/app/lockout-reset', {
      checked,
      body: { Email: email },
      bodySerializer: (fields) => {
        const form = new FormData();
        form.set('Email', fields.Email);
        return form;
      },
    }),
  );
}

export function resetConsoleLockout(checked: Agreed, username: string) {
  return answerOf(client.POST('/recovery/console/lockout-reset', { checked, params: { header: { Email: username } } }));
}
