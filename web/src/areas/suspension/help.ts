import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/corp-suspend'],
    purpose: 'The corporate accounts whose members may not use the app for now, and those that were suspended once.',
    steps: [
      'Press [Add Suspended Account], search for the account by its code or its company, select it and press [Add].',
      'Press a row to open [Edit Suspended], and set the [Status].',
      'Both ask before anything is sent, and name the company.',
    ],
    states: [
      ['Suspended', 'The members of the account cannot use the app.'],
      ['Active', 'The account was suspended once, and its members can use the app again.'],
    ],
    saved: [
      'It affects every member of the account, and every search for accounts says so.',
      'An account that was ever suspended stays in the list: it is edited there, not added again.',
    ],
    calls: ['addSuspension', 'updateSuspension'],
  },
];
