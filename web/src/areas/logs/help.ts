import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/requestlogs'],
    purpose:
      'The requests that the apps made to the telehealth partners Medgate and TelAventus, as an Excel file. In ALAGA MD it is a dialog of File Management.',
    steps: [
      'Choose the days with [Date from] and [Date to]: at most 31.',
      'Choose status, application and source, and give the file a name.',
      'Press [Export]. The rows are written while they come; it can be stopped.',
    ],
    notes: [
      '[Success] are the answers 200 and 201; every other one is [Failed].',
      'The sheet is called Request_Logs. Days count in the provider’s country.',
      'When the answer breaks off in the middle there is no file: export again.',
    ],
    calls: [],
  },
];
