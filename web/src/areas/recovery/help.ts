import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/forgotpassword'],
    purpose: 'The first step if you forgot your password: we email you a one-time password.',
    steps: [
      'Select the application, enter your email address and click [Send Email].',
      'The next page asks for the one-time password from the email.',
    ],
    calls: ['requestAgoraRecoveryOtp', 'requestAlagaMdRecoveryOtp'],
  },
  {
    paths: ['/otpverification/:email'],
    purpose: 'The second and third step if you forgot your password.',
    steps: [
      'Enter the one-time password from the email and click [Verify OTP]. You can request a new one after 60 seconds.',
      'Enter the new password twice and click [Change Password]. You then return to the sign-in page.',
    ],
    saved: ['The one-time password is used up, and all your sessions end.'],
    notes: [
      'A password has 8 to 50 characters with a lowercase letter, an uppercase letter, a number and a special character.',
    ],
    calls: [
      'verifyAgoraRecoveryOtp',
      'verifyAlagaMdRecoveryOtp',
      'changeForgottenAgoraPassword',
      'changeForgottenAlagaMdPassword',
    ],
  },
  {
    paths: ['/concurrent'],
    purpose:
      'Lets someone sign in again after an earlier session got stuck: a member or doctor in the app, or staff in this console ([KYC Admin]).',
    steps: ['Select the account type, enter the email address and click [Reset].'],
    saved: [
      'The account is signed out on all devices. You can safely reset it twice.',
      'If it fails, the server’s message appears below the button.',
    ],
    calls: ['resetAppLogin', 'resetConsoleLogin'],
  },
  {
    paths: ['/lockedout'],
    purpose: 'Unlocks an account after too many wrong passwords.',
    steps: [
      'Select the account type. Enter the email address for an app account, or the username for [KYC Admin].',
      'Click [Reset].',
    ],
    saved: ['The count of wrong passwords starts again from zero. The password stays the same.'],
    calls: ['resetAppLockout', 'resetConsoleLockout'],
  },
];
