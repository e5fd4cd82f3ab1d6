import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/forgotpassword'],
    purpose: 'The first step when a password is forgotten: a one-time password is mailed to you.',
    steps: [
      'Choose the application, write your email address and press [Send Email].',
      'The next page asks for the one-time password from the mail.',
    ],
    calls: ['requestAgoraRecoveryOtp', 'requestAlagaMdRecoveryOtp'],
  },
  {
    paths: ['/otpverification/:email'],
    purpose: 'The second and third step when a password is forgotten.',
    steps: [
      'Type the one-time password from the mail and press [Verify OTP]. A new one can be sent after 60 seconds.',
      'Type the new password twice and press [Change Password]. You are then on the sign-in page.',
    ],
    saved: ['The one-time password is used up, and every session of yours is over.'],
    notes: ['A password has 8 to 50 characters: a lower and an upper case letter, a digit and a special character.'],
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
      'Lets somebody sign in again who cannot because an earlier login was never ended: a member or doctor in the app, or one of the staff in this console ([KYC Admin]).',
    steps: ['Choose whose account it is, write the email address and press [Reset].'],
    saved: [
      'The account is signed out on all devices. You can safely do it twice.',
      'When it has failed, it says so below the button, with the server’s words.',
    ],
    calls: ['resetAppLogin', 'resetConsoleLogin'],
  },
  {
    paths: ['/lockedout'],
    purpose: 'Frees an account that was locked out after too many wrong passwords.',
    steps: [
      'Choose whose account it is. For one of the app write the email address, for [KYC Admin] the username.',
      'Press [Reset].',
    ],
    saved: ['The count of wrong passwords begins anew. The password stays as it is.'],
    calls: ['resetAppLockout', 'resetConsoleLockout'],
  },
];
