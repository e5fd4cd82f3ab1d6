import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/disapprove_remarks'],
    purpose: 'The reasons for disapproving a registration. Reviewers select from the active ones.',
    steps: [
      'Click [Add Remarks], enter the text and click [Save]. A new remark is active.',
      'Click a row to change a remark. Select several to use [Make active] or [Disable] on all of them.',
      '[Special Instructions] tell the member what to do. [Reapprove Notification] sets if the member is promised a notification.',
    ],
    states: [
      ['Active', 'Reviewers can select it.'],
      ['Disable', 'Reviewers cannot select it.'],
    ],
    saved: [
      'Reviewers see it the next time they click [Disapprove].',
      'Registrations that were disapproved with a remark keep its text, even if you change or disable it.',
    ],
    notes: ['Remarks for doctors’ applications are managed elsewhere.'],
    calls: ['addRemark', 'updateRemark'],
  },
];
