import type { HelpPage } from '@/app/help/page';

const states: HelpPage['states'] = [
  ['Active', 'Shown on its days if it is also available.'],
  ['Disable', 'Hidden in the app.'],
  ['Available', 'Open: shown in the app while it is active.'],
  ['Ended', 'Its last day is over.'],
  ['Unavailable', 'Not open: hidden even if it is active.'],
];
const saved = [
  'An active and available advisory is shown to everyone who uses the app, on its days.',
  'The app shows your changes right away. An advisory cannot be deleted, only disabled.',
];

export const pages: HelpPage[] = [
  {
    paths: ['/advisory'],
    about: 'members’ app',
    purpose: 'Short notices in the members’ app, each for a range of days.',
    steps: [
      'Select [Year] and [Month]; the list starts with the current month. [Sort] and the search apply to the month shown.',
      'Click [Add Advisory], fill in the text, days, [Status] and [Open], and click [Save].',
      '[As the member sees it]  in a row previews it on a phone.',
      'Click a row to change an advisory and to see who posted and edited it.',
      'The export saves the rows on the screen as Excel or PDF.',
    ],
    states,
    saved,
    calls: ['addAgoraAdvisory', 'updateAgoraAdvisory'],
  },
  {
    paths: ['/arugaadvisory'],
    about: 'doctors’ app',
    purpose: 'Short notices in the doctors’ app, each for a range of days. The members’ app has a separate list.',
    steps: [
      'Click [Add Advisory], fill in the text, days, [Status] and [Open], and click [Save].',
      '[As the doctor sees it] in a row previews it on a phone.',
      'Click a row, or [Edit] in it, to change an advisory and to see who posted and edited it.',
      'The export saves the rows on the screen as Excel or PDF.',
    ],
    states,
    saved,
    calls: ['addAlagaMdAdvisory', 'updateAlagaMdAdvisory'],
  },
];
