import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/corp-suspend'],
    purpose:
      'Corporate accounts that are suspended now or were suspended before. Members of a suspended account cannot use the app.',
    steps: [
      'Click [Add Suspended Account], search by code or company, select the account and click [Add].',
      'Click a row to open [Edit Suspended], and set the [Status].',
      'Both ask before saving, and name the company.',
    ],
    states: [
      ['Suspended', 'The members of the account cannot use the app.'],
      ['Active', 'The account was suspended before; its members can use the app again.'],
    ],
    saved: [
      'A suspension affects every member of the account. Account searches show it.',
      'An account that was suspended before stays in the list. Edit it there instead of adding it again.',
    ],
    calls: ['addSuspension', 'updateSuspension'],
  },
];
