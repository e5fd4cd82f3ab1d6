import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/rCSValidityController'],
    purpose: 'For how long the eRCS forms of a corporate account are valid, by type.',
    steps: [
      'Search by company or account code; [Clear] shows all again.',
      'Press [Add RCS Config], select the account, choose one or several types, and write the value: [Number] from 1 to 99, or [Word], an English number word from one to ninety-nine.',
      'Press a row to change one. The account stays.',
      '[From a sheet…] adds and changes several from a spreadsheet: what each row does is shown before anything is sent.',
      'Deleting asks [Confirm Delete] first, and is answered with [Yes, Delete].',
    ],
    states: [
      ['Active', 'The validity is active.'],
      ['Disable', 'It is disabled. The server says so; it is not changed here.'],
    ],
    saved: [
      'It holds for everybody in the account.',
      'Several types are sent one after the other. What fails does not keep the others from being saved; saving again sends what failed alone.',
      'A deleted type can be added to the account again.',
    ],
    notes: ['The types are AGORA, AGORAPOD, BEULAH, PROVIDERS and WEBCALLCENTER, each for RCS1 and for RCS2.'],
    calls: ['addRcsConfig', 'updateRcsConfig', 'deleteRcsConfig', 'searchRcsConfigs'],
  },
];
