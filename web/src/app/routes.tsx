// Every screen: its address, its title, who may enter and where the menus show it. A screen that is not here does not exist.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from './paths';
import { isAdministrator, managesUsers } from './session/rules';
import type { User } from './session/store';

export type Access = 'public' | 'signedIn' | ((user: User) => boolean);

export interface RouteRecord {
  path: string;
  title: string;
  access: Access;
  /** Where somebody is led who opens this address but belongs elsewhere. */
  instead?: (user: User) => string | null;
  /** Where ALAGA MD's top menu shows it; AGORA's side menu follows the system-access list. */
  menu?: { under: 'File Management'; label: string };
  screen: LazyExoticComponent<ComponentType>;
}

const supportToUsers = ({ department }: User) => (department === 'MIS TECH' ? paths.users : null);

const DashboardPage = lazy(() => import('@/areas/kyc/DashboardPage'));
const LoginPage = lazy(() => import('@/areas/session/LoginPage'));

export const routes: RouteRecord[] = [
  { path: paths.login, title: 'Sign in', access: 'public', screen: LoginPage },
  { path: paths.loginByName, title: 'Sign in', access: 'public', screen: LoginPage },
  {
    path: paths.forgotPassword,
    title: 'Forgot Password',
    access: 'public',
    screen: lazy(() => import('@/areas/recovery/ForgotPasswordPage')),
  },
  {
    path: paths.otpVerification,
    title: 'OTP Verification',
    access: 'public',
    screen: lazy(() => import('@/areas/recovery/OtpVerificationPage')),
  },
  {
    path: paths.privacyPolicy,
    title: 'Privacy Policy',
    access: 'public',
    screen: lazy(() => import('@/areas/legal/PrivacyPolicyPage')),
  },
  {
    path: paths.contactUs,
    title: 'Contact Us',
    access: 'public',
    screen: lazy(() => import('@/areas/legal/ContactPage')),
  },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    access: 'signedIn',
    instead: supportToUsers,
    screen: DashboardPage,
  },
  {
    path: paths.kycApproval,
    title: 'Dashboard',
    access: 'signedIn',
    instead: supportToUsers,
    screen: DashboardPage,
  },
  {
    path: paths.users,
    title: 'Users',
    access: managesUsers,
    menu: { under: 'File Management', label: 'Users' },
    screen: lazy(() => import('@/areas/users/UsersPage')),
  },
  {
    path: paths.remarks,
    title: 'Disapproved Remarks',
    access: isAdministrator,
    menu: { under: 'File Management', label: 'Disapproved Remarks' },
    screen: lazy(() => import('@/areas/remarks/RemarksPage')),
  },
  {
    path: paths.access,
    title: 'Roles and Menus',
    access: isAdministrator,
    instead: supportToUsers,
    menu: { under: 'File Management', label: 'Roles and Menus' },
    screen: lazy(() => import('@/areas/access/AccessPage')),
  },
  {
    path: paths.requestLogs,
    title: 'Request Logs',
    access: isAdministrator,
    screen: lazy(() => import('@/areas/logs/RequestLogsPage')),
  },
  { path: paths.welcome, title: 'Welcome', access: 'signedIn', screen: lazy(() => import('./pages/WelcomePage')) },
  {
    path: paths.resetLogin,
    title: 'Concurrent Reset',
    access: isAdministrator,
    menu: { under: 'File Management', label: 'Concurrent Reset' },
    screen: lazy(() => import('@/areas/recovery/ResetLoginPage')),
  },
  {
    path: paths.resetLockout,
    title: 'Locked Out Reset',
    access: isAdministrator,
    menu: { under: 'File Management', label: 'Locked Out Reset' },
    screen: lazy(() => import('@/areas/recovery/ResetLockoutPage')),
  },
];

export interface MenuDialog {
  label: string;
  access: (user: User) => boolean;
  under: 'File Management';
  dialog: LazyExoticComponent<ComponentType<{ onClose: () => void }>>;
}

/** What ALAGA MD's top menu opens where one is, and has no address. */
export const menuDialogs: MenuDialog[] = [
  {
    label: 'Medgate and TelAventus Request Logs',
    access: isAdministrator,
    under: 'File Management',
    dialog: lazy(() => import('@/areas/logs/RequestLogsDialog')),
  },
];
