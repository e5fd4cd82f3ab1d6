// The paths that the app itself or several areas link to. All others are in their area's routes only.
import type { Application } from '@/app/session/session';

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
  users: '/users',
  marketplace: '/aventus-marketplace',
  ercs: '/rCSValidityController',
  account: '/account',
} as const;

/** The address carries the chosen application. */
export const forgotPasswordPath = (application: Application) =>
  `${paths.forgotPassword}?${new URLSearchParams({ application })}`;
export const otpVerificationPath = (email: string, application: Application) =>
  `${paths.otpVerification.replace(':email', encodeURIComponent(email))}?${new URLSearchParams({ application })}`;

/** From the raw address: the router decodes `%25` but not `%40`, so its result is ambiguous. */
export const emailOfOtpVerification = (pathname: string) =>
  decodeURIComponent(pathname.replace(/\/$/, '').replace(/^.*\//, ''));
