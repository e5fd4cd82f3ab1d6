import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/uploadatd'],
    purpose: 'Two documents of a corporate account under its contract, as pictures: the ATD and the Eligibility Plan.',
    steps: [
      'Press [Select Account], search by the code or by the company, and select the account.',
      'Press [Upload Now], or [Replace File] where there is one, and choose a PNG or a JPEG. A file can be dropped or pasted as well. A first one is sent at once; replacing one asks first.',
      '[Preview] shows a document large.',
    ],
    saved: [
      'What every member of the account is shown is the new document; the one before is gone.',
      '[Stop] ends an upload: nobody knows then whether it was saved, and the documents are loaded anew.',
    ],
    notes: ['[No File Yet] says that there is no document of that kind.'],
    calls: ['savePlanFile', 'getPlanFile', 'searchAccounts'],
  },
];
