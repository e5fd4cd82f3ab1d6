import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/docdashboard'],
    purpose:
      'Approve or disapprove applications of doctors and their secretaries for the doctors’ app. Approving a doctor also saves the bank account.',
    steps: [
      '[Pending Requests] starts with the oldest applications. Filter by date, text, [Attempts], [Age], [Missing] or [Role]. A counter range needs a date; without one you see [Please select date]. Click a column header to sort.',
      'Click a row to open the application with its data, selfie and PRC ID. A secretary’s application also shows [Selected doctors].',
      'Click [Approve], or click [Disapprove] and select at least one remark. Both ask you to confirm.',
      'After you approve a doctor, the application’s bank details are saved. If they are missing or cannot be saved, [Bank account details] asks for [Bank account] and [SWIFT code]. [Later] skips this; the doctor stays approved.',
      '[Approval History] counts the doctors without bank details. Open such a case and click [Complete bank details]; for other doctors, use [Correct bank details]. [Advanced Search] with [Proceed] searches name, PRC number, email, doctor code and number.',
    ],
    states: [
      ['Waiting', 'No decision yet.'],
      ['Approved', 'The doctor or secretary was accepted.'],
      ['Disapproved', 'The doctor or secretary was rejected, for the reasons in the remarks.'],
    ],
    saved: [
      'A decision is final. The applicant’s name, number and address and the selected remarks go with it. What the applicant receives depends on the server.',
      'With a single remark, the remark decides if a notification is sent. With several remarks, none is sent.',
      'Approved doctors are paid to these bank details. Saving again replaces them. Secretaries are not paid and have no such step.',
    ],
    notes: [
      'A case that a colleague has open says so in its row, for example ‘m.santos has it open, 2 min’. [Next case] skips it; click its row to open it anyway.',
      'The counter is characters 7 to 12 of the application number.',
      'A missing picture is marked as missing. If a picture cannot be shown, such as a PDF, click [Try again]. Approving without it needs an extra confirmation.',
      '[Saved] bank details were saved in this browser; those [On record] come from the server.',
      'Remarks for doctors come from their own server. [Disapproved Remarks] is for registrations only.',
    ],
    calls: ['decideDoctorApplication', 'saveDoctorBankDetails', 'listDoctorFiles'],
  },
];
