import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/disapprove_remarks'],
    purpose: 'The reasons that a registration can be disapproved for: a reviewer chooses from the active ones.',
    steps: [
      'Press [Add Remarks], write it and press [Save]. A new remark is active.',
      'Press a row to change a remark. Several that are chosen are switched at once by [Make active] and [Disable].',
      '[Special Instructions] are what the remark tells the member to do; [Reapprove Notification] says whether it promises a notification.',
    ],
    states: [
      ['Active', 'Reviewers can choose it.'],
      ['Disable', 'It is no longer offered.'],
    ],
    saved: [
      'Reviewers find it the next time that they press [Disapprove].',
      'Registrations that were disapproved with a remark keep its words, whatever becomes of it.',
    ],
    notes: ['The remarks for doctors’ applications are kept elsewhere.'],
    calls: ['addRemark', 'updateRemark'],
  },
];
