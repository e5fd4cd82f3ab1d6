import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/uploadatd'],
    purpose: 'The ATD and the Eligibility Plan of a corporate account’s contract, as pictures.',
    steps: [
      'Click [Select Account], search by code or company, and select the account.',
      'Click [Upload Now] or [Replace File] and select a PNG or JPEG. You can also drop or paste a file. A first file uploads right away; replacing one asks first.',
      '[Preview] shows a document in full size.',
    ],
    saved: [
      'Every member of the account sees the new document. The old one is gone.',
      '[Stop] ends an upload. The documents are then reloaded to check if it was saved.',
    ],
    notes: ['[No File Yet] means that the document is missing.'],
    calls: ['savePlanFile', 'getPlanFile', 'searchAccounts'],
  },
];
