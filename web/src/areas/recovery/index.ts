import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';

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
      topMenu: 'fileManagement',
      load: async () => ({ default: (await import('./ResetPage')).ResetLoginPage }),
    },
    {
      path: '/lockedout',
      title: 'Locked Out Reset',
      topMenu: 'fileManagement',
      load: async () => ({ default: (await import('./ResetPage')).ResetLockoutPage }),
    },
  ],
};
