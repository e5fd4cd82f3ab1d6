import { replies } from '../callBehaviour.ts';
import { notShown, successMessage } from '../replies.ts';
import type { Section } from '../shapes.ts';
import { givesServiceToken, setsPassword, verifiesOtp } from './session.ts';

const verifies = verifiesOtp(
  ({ body }) => body.verification_code,
  ({ body }) => body.email,
  notShown,
);

export const recovery: Section = {
  title: 'console §7: Account recovery',
  calls: [
    {
      name: 'forgotPasswordMemberApp',
      spec: 'console: "POST forgot-password OTP request: header EmailAddress; one path per application; response success, message"',
      method: 'POST',
      path: '/api/recovery/member-app/send-code',
      sends: { headers: 'EmailAddress' },
      token: 'unlikely',
      answers: replies(successMessage),
    },
    {
      name: 'forgotPasswordDoctorApp',
      spec: 'console: "POST forgot-password OTP request: … one path per application"',
      method: 'POST',
      path: '/api/recovery/doctor-app/send-code',
      sends: { headers: 'EmailAddress' },
      token: 'unlikely',
      answers: replies(successMessage),
    },
    {
      name: 'verifyCodeMemberApp',
      spec: 'console: "POST verify OTP {verification_code, email}; one path per application"',
      method: 'POST',
      path: '/api/recovery/member-app/verify-code',
      sends: { body: 'verification_code email' },
      token: 'unlikely',
      answers: verifies,
    },
    {
      name: 'verifyCodeDoctorApp',
      spec: 'console: "POST verify OTP … one path per application"',
      method: 'POST',
      path: '/api/recovery/doctor-app/verify-code',
      sends: { body: 'verification_code email' },
      token: 'unlikely',
      answers: verifies,
    },
    {
      name: 'serviceLogin',
      spec: 'console: "POST change password: first logs in with fixed service credentials to obtain a token"',
      method: 'POST',
      path: '/api/recovery/service-sign-in',
      sends: { body: '...' },
      token: 'either',
      answers: givesServiceToken(),
    },
    {
      name: 'changeForgottenPasswordMemberApp',
      spec: 'console: "member-app variant posts {emailaddress, newpassword}; … reads success, message"',
      method: 'POST',
      path: '/api/recovery/member-app/change-password',
      sends: { body: 'emailaddress newpassword' },
      token: 'service',
      answers: setsPassword('emailaddress', 'newpassword', successMessage),
    },
    {
      name: 'changeForgottenPasswordDoctorApp',
      spec: 'console: "doctor-app variant posts {verification_code, email_address, new_password}; reads success, message"',
      method: 'POST',
      path: '/api/recovery/doctor-app/change-password',
      sends: { body: 'verification_code email_address new_password' },
      token: 'service',
      answers: setsPassword('email_address', 'new_password', successMessage),
    },
    {
      name: 'resetLoginApp',
      spec: 'console: "POST reset login …: email as header Email (or EmailAddress); one variant sends multipart with Email; response success, message"',
      method: 'POST',
      path: '/api/recovery/app/reset-login',
      sends: { somewhere: 'Email|EmailAddress' },
      answers: replies(successMessage),
    },
    {
      name: 'resetLoginKyc',
      spec: "console: \"Reset Login page: choose between the '{app} App' option and the 'KYC Admin' option\"",
      method: 'POST',
      path: '/api/recovery/kyc/reset-login',
      sends: { somewhere: 'Email|EmailAddress' },
      answers: replies(successMessage),
    },
    {
      name: 'resetLockedOutApp',
      spec: 'console: "POST … reset locked-out: email as header Email (or EmailAddress); one variant sends multipart with Email"',
      method: 'POST',
      path: '/api/recovery/app/reset-locked-out',
      sends: { somewhere: 'Email|EmailAddress' },
      answers: replies(successMessage),
    },
    {
      name: 'resetLockedOutKyc',
      spec: 'console: "Reset Locked Out page: same choice; the KYC option asks for a username instead"',
      method: 'POST',
      path: '/api/recovery/kyc/reset-locked-out',
      sends: { somewhere: 'Email|EmailAddress' },
      answers: replies(successMessage),
    },
  ],
};
