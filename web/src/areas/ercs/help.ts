import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/rCSValidityController'],
    purpose: 'How long a corporate account’s eRCS forms are valid, by type.',
    steps: [
      'Search by company or account code. [Clear] shows all again.',
      'Click [Add RCS Config], select the account and one or more types, and enter the value: a [Number] from 1 to 99, or a [Word] from one to ninety-nine.',
      'Click a row to change it. The account cannot be changed.',
      '[From a sheet…] adds and changes several from a spreadsheet, and shows what each row will do before you send it.',
      'To delete one, confirm with [Yes, Delete].',
    ],
    states: [
      ['Active', 'The validity is active.'],
      ['Disable', 'The validity is disabled. You cannot change this here.'],
    ],
    saved: [
      'Changes apply to everyone in the account.',
      'Types are saved one by one. If one fails, the others are still saved; save again to retry only the failed ones.',
      'A deleted type can be added to the account again.',
    ],
    notes: ['The types are AGORA, AGORAPOD, BEULAH, PROVIDERS and WEBCALLCENTER, each for RCS1 and for RCS2.'],
    calls: ['addRcsConfig', 'updateRcsConfig', 'deleteRcsConfig', 'searchRcsConfigs'],
  },
];
