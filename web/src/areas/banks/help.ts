import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/bank-inclusion'],
    purpose: 'The banks of a corporate account under its contract: which are included, and which excluded.',
    steps: [
      'Press [Search Account], search by the code or by the company, and select the account.',
      'Press [Add Bank], choose a bank, say with [Include Bank] whether it is included, and press [Save].',
      'Press a row to include or exclude a bank.',
      'With [Show] on [All banks], several can be chosen and added at once: those of the account, and those without a status, which it does not have yet.',
      'Both ask [Proceed with the changes?] before anything is sent.',
    ],
    states: [
      ['Included', 'It is a bank of everybody in the account.'],
      ['Excluded', 'It is none of theirs. It stays in the list.'],
    ],
    saved: ['It concerns everybody in the account, under the contract that is shown.'],
    notes: [
      'An account without a contract says [No contract]: it can have no banks here.',
      'Accounts of {secondBrand} show the bank code of that brand.',
    ],
    calls: ['addAccountBank', 'updateAccountBank'],
  },
];
