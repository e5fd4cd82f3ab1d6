import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/surveyreport'],
    purpose: 'Export members’ ratings and reviews of the app as an Excel file.',
    steps: [
      'Click [Export survey] and select the days (up to one year), application, platform and company.',
      'Click [Export]. You can stop it at any time.',
    ],
    notes: [
      'Both days are included, in Philippine time.',
      'If there are no ratings, or the connection breaks, no file is saved.',
    ],
    calls: ['exportSurvey'],
  },
];
