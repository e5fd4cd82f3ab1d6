import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/users'],
    purpose: 'Everybody who may sign in to this console, with department and role.',
    steps: [
      'Press [Add User], fill in the form, tick the human check and press [Save].',
      'Press a row to change somebody: name, department, role, [Status]. Several that are chosen are switched at once by [Make active] and [Disapprove].',
      '[Reset Password] in that dialog has the server make a new password. It wants the human check, and asks first. How the password reaches the person depends on the server.',
    ],
    states: [
      ['Active', 'The person may sign in.'],
      ['Disapproved', 'The person cannot sign in.'],
    ],
    saved: [
      'A new person may sign in at once.',
      'Who is changed is signed out of this console on every device, so that another role or department counts from the next sign-in on. Your own session goes on while your address, role, department and brand stay.',
      'After a reset of the password every session that the person has in this console is over.',
    ],
    notes: [
      'A password has 8 to 50 characters: a lower and an upper case letter, a digit and one of the special characters that the form names.',
      'Only administrators give the role Administrator, and only they change an administrator.',
      'Who manages users as one of MIS TECH is led to this screen from the desks.',
      'Changing your own role or status is asked about: you might not get back to this screen.',
    ],
    calls: ['addUser', 'updateUser', 'resetUserPassword'],
  },
];
