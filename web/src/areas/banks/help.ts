import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/bank-inclusion'],
    purpose: 'The banks that a corporate account’s contract includes and excludes.',
    steps: [
      'Click [Search Account], search by code or company, and select the account.',
      'Click [Add Bank], select a bank, set [Include Bank] and click [Save].',
      'Click a row to include or exclude a bank.',
      'Set [Show] to [All banks] to select several and add them together. Banks without a status are not in the account yet.',
      'Both ask [Proceed with the changes?] before saving.',
    ],
    states: [
      ['Included', 'Everyone in the account can use this bank.'],
      ['Excluded', 'No one in the account can use it. It stays in the list.'],
    ],
    saved: ['Changes apply to everyone in the account, under the contract shown.'],
    notes: [
      '[No contract] means that the account cannot have banks.',
      '{secondBrand} accounts show that brand’s bank code.',
    ],
    calls: ['addAccountBank', 'updateAccountBank'],
  },
];
