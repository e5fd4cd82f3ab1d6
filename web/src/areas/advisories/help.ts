import type { HelpPage } from '@/app/help/page';

const states: HelpPage['states'] = [
  ['Active', 'It counts, on its days.'],
  ['Disable', 'Nobody sees it in the app.'],
  ['Available', 'It is open: shown in the app while it is active.'],
  ['Ended', 'Its last day is over.'],
  ['Unavailable', 'It is not open: not shown, though it may be active.'],
];
const saved = [
  'Active and available, everybody who uses the app sees the advisory on its days.',
  'The app shows the changed advisory. An advisory cannot be deleted, only disabled.',
];

export const pages: HelpPage[] = [
  {
    paths: ['/advisory'],
    about: 'members’ app',
    purpose: 'The advisories of the members’ app: short notices, each for a range of days.',
    steps: [
      'Choose [Year] and [Month]; the current month is shown at first. [Sort] and the search are for what is shown.',
      'Press [Add Advisory], write it, choose its days, [Status] and [Open], and press [Save].',
      '[As the member sees it] in a row shows an advisory on a telephone.',
      'Press a row to change an advisory; who posted and who edited it is shown there.',
      'The export writes what is on the screen, as Excel or PDF.',
    ],
    states,
    saved,
    calls: ['addAgoraAdvisory', 'updateAgoraAdvisory'],
  },
  {
    paths: ['/arugaadvisory'],
    about: 'doctors’ app',
    purpose: 'The advisories of the doctors’ app: short notices, each for a range of days. It is a list of its own.',
    steps: [
      'Press [Add Advisory], write it, choose its days, [Status] and [Open], and press [Save].',
      '[As the doctor sees it] in a row shows an advisory on a telephone.',
      '[Edit] in a row changes an advisory; who posted and who edited it is shown there.',
      'The export writes what is on the screen, as Excel or PDF.',
    ],
    states,
    saved,
    calls: ['addAlagaMdAdvisory', 'updateAlagaMdAdvisory'],
  },
];
