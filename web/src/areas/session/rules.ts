import * as v from 'valibot';
import { isComplex, TOO_SIMPLE } from '@/ui/passwordRules';

export const NOT_HUMAN = 'Please verified that you are human!';

export const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Please input your Email!')),
  password: v.pipe(v.string(), v.nonEmpty('Please input your Password!')),
});

export const otpSchema = v.object({ otp: v.pipe(v.string(), v.nonEmpty('Please input OTP.')) });

export interface PasswordChange {
  oldpassword: string;
  newpassword: string;
  confirmation: string;
}

/** Whether Save is enabled. */
export function canSave({ oldpassword, newpassword, confirmation }: PasswordChange): boolean {
  return oldpassword !== '' && newpassword.length >= 8 && newpassword === confirmation;
}

export const differs = ({ newpassword, confirmation }: PasswordChange) =>
  confirmation !== '' && newpassword !== confirmation;

/** What is checked only when Save is pressed. */
export function changeProblem({ newpassword }: PasswordChange, proof: string | null): string | undefined {
  if (!isComplex(newpassword)) return TOO_SIMPLE;
  return proof ? undefined : NOT_HUMAN;
}
