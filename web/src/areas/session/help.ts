import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/', '/login'],
    purpose: 'Sign in with application, email and password, and then with the one-time password from your email.',
    steps: [
      'Select [AGORA ADMIN] or [ALAGA MD ADMIN], enter email and password, and click [Sign in].',
      'Enter the six-character one-time password from your email and click [Verify]. You can request a new one after 60 seconds.',
      'If your password has expired, change it or waive the change. Waiving keeps it for another term and asks you to confirm.',
      'If you forgot your password, follow the link Forgot Password.',
    ],
    saved: ['Signing in here signs you out on your other devices.'],
    notes: [
      'Too many wrong passwords lock your account. An administrator can unlock it in [Locked Out Reset].',
      'You are signed out after {idle} of inactivity, with a warning ten seconds before.',
    ],
    calls: [
      'loginAgora',
      'loginAlagaMd',
      'sendAgoraOtp',
      'sendAlagaMdOtp',
      'verifyAlagaMdOtp',
      'registerDevice',
      'waivePassword',
      'changePasswordAtLogin',
    ],
  },
];
