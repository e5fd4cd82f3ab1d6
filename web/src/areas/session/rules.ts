import * as v from 'valibot';
import { isComplex, TOO_SIMPLE } from '@/ui/proofs/passwordRules';
import { requiredText } from '@/ui/saving/requiredText';

export const NOT_HUMAN = 'Please verified that you are human!';

export const credentialsSchema = v.object({
  email: requiredText('Please input your Email!'),
  password: v.pipe(v.string(), v.nonEmpty('Please input your Password!')),
});

export const otpSchema = v.object({ otp: v.pipe(v.string(), v.nonEmpty('Please input OTP.')) });

export interface PasswordChange {
  oldpassword: string;
  newpassword: string;
  confirmation: string;
}

/** Why it cannot be saved yet; undefined when it can. */
export function missingIn({ oldpassword, newpassword, confirmation }: PasswordChange): string | undefined {
  const missing = [
    oldpassword === '' && 'the old password',
    newpassword.length < 8 && 'a new password of at least 8 characters',
    newpassword !== confirmation && 'the new password again',
  ].filter((part) => part !== false);
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : undefined;
}

export const passwordsDiffer = ({ newpassword, confirmation }: PasswordChange) =>
  confirmation !== '' && newpassword !== confirmation;

/** What is checked only when Save is pressed. */
export function changeProblem({ newpassword }: PasswordChange, proof: string | null): string | undefined {
  if (!isComplex(newpassword)) return TOO_SIMPLE;
  return proof ? undefined : NOT_HUMAN;
}
