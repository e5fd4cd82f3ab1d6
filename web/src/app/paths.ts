// The addresses that the app itself, or more than one area, leads to. All others stand in the routes of their area alone.
import type { Application } from './session/applications';

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
} as const;

/** The chosen application travels along with the address. */
export const forgotPasswordPath = (application: Application) =>
  `${paths.forgotPassword}?${new URLSearchParams({ application })}`;
export const otpVerificationPath = (email: string, application: Application) =>
  `${paths.otpVerification.replace(':email', encodeURIComponent(email))}?${new URLSearchParams({ application })}`;

/** From the address itself: the router decodes `%25` of it but not `%40`, after which nobody can tell what was meant. */
export const emailOfOtpVerification = (pathname: string) =>
  decodeURIComponent(pathname.replace(/\/$/, '').replace(/^.*\//, ''));
