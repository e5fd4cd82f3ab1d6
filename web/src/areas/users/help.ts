import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/users'],
    purpose: 'The people who can sign in to this console, with department and role.',
    steps: [
      'Click [Add User], fill in the form, tick the human check and click [Save].',
      'Click a row to change name, department, role or [Status]. Select several to use [Make active] or [Disapprove] on all of them.',
      '[Reset Password] in that dialog creates a new password. It needs the human check and asks you to confirm. How the person receives it depends on the server.',
    ],
    states: [
      ['Active', 'The person can sign in.'],
      ['Disapproved', 'The person cannot sign in.'],
    ],
    saved: [
      'A new user can sign in right away.',
      'A changed user is signed out on all devices; changes apply at the next sign-in. If you change yourself, you stay signed in unless your email, role, department or brand changes.',
      'Resetting a password signs the user out on all devices.',
    ],
    notes: [
      'A password has 8 to 50 characters with a lowercase letter, an uppercase letter, a number and a special character that the form lists.',
      'Only administrators can make someone an administrator or change an administrator.',
      'MIS TECH users are sent here from the desks.',
      'Changing your own role or status asks you to confirm, because you may lose access to this screen.',
    ],
    calls: ['addUser', 'updateUser', 'resetUserPassword'],
  },
];
