import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/surveyreport'],
    purpose: 'What members said of the app: their ratings and reviews between two days, as an Excel file.',
    steps: [
      'Press [Export survey], choose the days (at most a year), application, platform and company.',
      'Press [Export]. The rows are written while they come; it can be stopped.',
    ],
    notes: [
      'Both days are included, and count in the provider’s country.',
      'When there is no rating for what was chosen, or the answer breaks off in the middle, there is no file.',
    ],
    calls: ['exportSurvey'],
  },
];
