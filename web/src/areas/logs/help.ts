import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/requestlogs'],
    purpose:
      'Export the apps’ requests to the telehealth partners Medgate and TelAventus as an Excel file. In ALAGA MD, this is a dialog under File Management.',
    steps: [
      'Select up to 31 days with [Date from] and [Date to].',
      'Select status, application and source, and name the file.',
      'Click [Export]. You can stop it at any time.',
    ],
    notes: [
      '[Success] means status 200 or 201; everything else is [Failed].',
      'The sheet is called Request_Logs. Days are in Philippine time.',
      'If the connection breaks, no file is saved. Export again.',
    ],
    calls: [],
  },
];
