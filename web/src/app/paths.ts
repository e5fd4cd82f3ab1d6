// Every address of the console, written once. Which screen stands there, and for whom, is in routes.tsx.
import type { Application } from './session/store';

export const paths = {
  login: '/',
  loginByName: '/login',
  forgotPassword: '/forgotpassword',
  otpVerification: '/otpverification/:email',
  privacyPolicy: '/privacypolicy',
  contactUs: '/contactus',
  welcome: '/welcome',
  dashboard: '/dashboard',
  doctors: '/docdashboard',
  newsletter: '/newsletter',
  kycApproval: '/kycapproval',
  users: '/users',
  remarks: '/disapprove_remarks',
  requestLogs: '/requestlogs',
  access: '/sysaccess-manage-access',
  resetLogin: '/concurrent',
  resetLockout: '/lockedout',
} as const;

/** The chosen application travels along with the address. */
export const forgotPasswordPath = (application: Application) =>
  `${paths.forgotPassword}?${new URLSearchParams({ application })}`;
export const otpVerificationPath = (email: string, application: Application) =>
  `${paths.otpVerification.replace(':email', encodeURIComponent(email))}?${new URLSearchParams({ application })}`;

/** From the address itself: the router decodes `%25` of it but not `%40`, after which nobody can tell what was meant. */
export const emailOfOtpVerification = (pathname: string) =>
  decodeURIComponent(pathname.replace(/\/$/, '').replace(/^.*\//, ''));
