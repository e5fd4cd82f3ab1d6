import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/', '/login'],
    purpose:
      'Where one signs in: with application, email and password, and then with the one-time password from the mail.',
    steps: [
      'Choose the application, [AGORA ADMIN] or [ALAGA MD ADMIN], write email and password, and press [Sign in].',
      'Type the one-time password from the mail, six characters, and press [Verify]. A new one can be sent after 60 seconds.',
      'When the password is expired, change it or waive it. Waiving keeps it for another term, and asks first.',
      'Who has forgotten the password follows the link Forgot Password.',
    ],
    saved: ['Signing in here ends your sessions on other devices.'],
    notes: [
      'Too many wrong passwords lock the account out. An administrator frees it on [Locked Out Reset].',
      'After {idle} without doing anything you are signed out; a warning comes ten seconds before.',
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
