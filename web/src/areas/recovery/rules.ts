import * as v from 'valibot';

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const forgotSchema = v.object({ email: filled('Please provide your email address') });
export const otpSchema = v.object({ otp: filled('Please provide one time password') });
export const resetByEmailSchema = v.object({ who: filled('Please provide email address') });
export const resetByUsernameSchema = v.object({ who: filled('Please provide username') });
