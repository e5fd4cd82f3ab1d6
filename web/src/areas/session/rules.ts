import * as v from 'valibot';
import { isComplex, TOO_SIMPLE } from '@/ui/passwordRules';

export const NOT_HUMAN = 'Please verified that you are human!';

export const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Please input your Email!')),
  password: v.pipe(v.string(), v.nonEmpty('Please input your Password!')),
});

export const otpSchema = v.object({ otp: v.pipe(v.string(), v.nonEmpty('Please input OTP.')) });

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Whether Save is enabled. */
export function canSave({ oldPassword, newPassword, confirmation }: PasswordChange): boolean {
  return oldPassword !== '' && newPassword.length >= 8 && newPassword === confirmation;
}

export const differs = ({ newPassword, confirmation }: PasswordChange) =>
  confirmation !== '' && newPassword !== confirmation;

/** What is checked only when Save is pressed. */
export function changeProblem({ newPassword }: PasswordChange, proof: string | null): string | undefined {
  if (!isComplex(newPassword)) return TOO_SIMPLE;
  return proof ? undefined : NOT_HUMAN;
}
