import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const recovery: Area = {
  routes: [
    {
      path: paths.forgotPassword,
      title: 'Forgot Password',
      guard: 'public',
      load: () => import('./ForgotPasswordPage'),
    },
    {
      path: paths.otpVerification,
      title: 'OTP Verification',
      guard: 'public',
      load: () => import('./OtpVerificationPage'),
    },
    {
      path: '/concurrent',
      title: 'Concurrent Reset',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      load: () => import('./ResetLoginPage'),
    },
    {
      path: '/lockedout',
      title: 'Locked Out Reset',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      load: () => import('./ResetLockoutPage'),
    },
  ],
};
