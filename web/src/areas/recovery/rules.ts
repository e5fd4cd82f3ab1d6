import * as v from 'valibot';
import { requiredText } from '@/ui/saving/requiredText';

export const forgotSchema = v.object({ email: requiredText('Please provide your email address') });
export const otpSchema = v.object({ otp: requiredText('Please provide one time password') });
export const resetByEmailSchema = v.object({ who: requiredText('Please provide email address') });
export const resetByUsernameSchema = v.object({ who: requiredText('Please provide username') });
