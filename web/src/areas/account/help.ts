import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/account'],
    purpose:
      'One corporate account on one page: its suspension, features, banks, documents, eRCS validity and digital card.',
    steps: [
      'Click [Select Account], search by code or company, and select the account. Elsewhere, click the name of a company to come here.',
      'Read the parts. Each shows what its screen says about the account.',
      'Click the link at the end of a part to change something on its screen.',
    ],
    notes: [
      'You see the parts of the screens that you may open.',
      'A part that could not be loaded says why. Click [Try again] there; the others are not affected.',
      'The page address includes the account, so you can send it to a colleague.',
    ],
    calls: ['searchCompanies', 'getAccount'],
  },
];
