import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/users'],
    purpose: 'Everybody who may sign in to this console, with department and role.',
    steps: [
      'Press [Add User], fill in the form, tick the human check and press [Save].',
      'Press a row to change somebody: name, department, role, [Status].',
      '[Reset Password] in that dialog makes a new password and mails it to the person. It wants the human check, and asks first.',
    ],
    states: [
      ['Active', 'The person may sign in.'],
      ['Disapproved', 'The person can sign in no more.'],
    ],
    saved: [
      'A new person may sign in at once.',
      'Who is changed is signed out everywhere, so that another role or department counts from the next sign-in on.',
      'After a reset of the password every session of the person is over, and the password before is gone.',
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
