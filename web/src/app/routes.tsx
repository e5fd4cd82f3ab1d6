// Every screen: its address, its title, who may enter and where the menus show it. A screen that is not here does not exist.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isAdministrator } from './session/rules';
import type { Application, User } from './session/store';

export type Access = 'public' | 'signedIn' | ((user: User) => boolean);

export interface RouteRecord {
  path: string;
  title: string;
  access: Access;
  /** Where ALAGA MD's top menu shows it; AGORA's side menu follows the system-access list. */
  menu?: { under: 'File Management'; label: string };
  screen: LazyExoticComponent<ComponentType>;
}

const LoginPage = lazy(() => import('@/areas/session/LoginPage'));

export const routes: RouteRecord[] = [
  { path: '/', title: 'Sign in', access: 'public', screen: LoginPage },
  { path: '/login', title: 'Sign in', access: 'public', screen: LoginPage },
  {
    path: '/forgotpassword',
    title: 'Forgot Password',
    access: 'public',
    screen: lazy(() => import('@/areas/recovery/ForgotPasswordPage')),
  },
  {
    path: '/otpverification/:email',
    title: 'OTP Verification',
    access: 'public',
    screen: lazy(() => import('@/areas/recovery/OtpVerificationPage')),
  },
  {
    path: '/privacypolicy',
    title: 'Privacy Policy',
    access: 'public',
    screen: lazy(() => import('@/areas/legal/PrivacyPolicyPage')),
  },
  {
    path: '/contactus',
    title: 'Contact Us',
    access: 'public',
    screen: lazy(() => import('@/areas/legal/ContactPage')),
  },
  { path: '/welcome', title: 'Welcome', access: 'signedIn', screen: lazy(() => import('./pages/WelcomePage')) },
  {
    path: '/concurrent',
    title: 'Concurrent Reset',
    access: isAdministrator,
    menu: { under: 'File Management', label: 'Concurrent Reset' },
    screen: lazy(() => import('@/areas/recovery/ResetLoginPage')),
  },
  {
    path: '/lockedout',
    title: 'Locked Out Reset',
    access: isAdministrator,
    menu: { under: 'File Management', label: 'Locked Out Reset' },
    screen: lazy(() => import('@/areas/recovery/ResetLockoutPage')),
  },
];

/** The chosen application travels along with the address. */
export const otpVerificationPath = (email: string, application: Application) =>
  `/otpverification/${encodeURIComponent(email)}?${new URLSearchParams({ application })}`;

/** From the address itself: the router decodes `%25` of it but not `%40`, after which nobody can tell what was meant. */
export const emailOfOtpVerification = (pathname: string) =>
  decodeURIComponent(pathname.replace(/\/$/, '').replace(/^.*\//, ''));
