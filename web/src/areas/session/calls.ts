// The calls that change or keep a password. Those for signing in are in shared/signIn.ts.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export function waivePassword(email: string, ticket: string) {
  return answerOf(
    client.POST('/session/password/waiver', {
      params: { header: { 'Otp-Ticket': ticket } },
      body: { Value: { email } },
    }),
  );
}

export function changePasswordAtLogin(emailaddress: string, newpassword: string, ticket: string, proof: string) {
  return answerOf(
    client.POST('/session/password/at-login', {
      params: { header: { 'Human-Proof': proof, 'Otp-Ticket': ticket } },
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
