import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/dashboard', '/kycapproval'],
    purpose:
      'Approve or disapprove registrations that members made in the app. Compare the submitted data with the company’s record, and the selfie with the ID.',
    steps: [
      '[Pending Requests] starts with the oldest registrations. Filter by date or counter range with [Search], or by text, [Attempts], [Age] and [Missing]. Click a column header to sort. [Reset] clears the filters.',
      'Click a row to open the case. Fields that differ from the company’s record are marked. Accents, capitals and the order of names do not count.',
      'Compare both pictures. You can zoom, rotate and move them together. [Save rotated] keeps a picture upright for everyone.',
      'Click [Approve], or click [Disapprove] and select at least one remark. You can add your own words in [Additional Remarks (if any)]. Both ask you to confirm and then open the next case.',
      'Decided cases are in [Approval History], reapproved ones in [Reapproved History], up to seven days at a time. [Advanced Search] with [Proceed] searches all days by name, account number, email or number.',
      'A disapproved registration that can be reapproved has a [Reapprove] button.',
    ],
    states: [
      ['Waiting', 'No decision yet. The case is in Pending Requests.'],
      ['Approved', 'The member was accepted.'],
      ['Disapproved', 'The member was rejected, for the reasons in the remarks.'],
      ['Reapproved', 'First disapproved, then approved.'],
      ['Terminated', 'The registration, or the membership in the company’s system, has ended.'],
      [
        'Suspended',
        'The membership is suspended in the company’s system. Approving the member needs an extra confirmation.',
      ],
      ['Under-Process', 'The membership is still being processed in the company’s system.'],
    ],
    saved: [
      'A decision includes the member’s name and address. A disapproval also includes the selected remarks, their special instructions and their notification setting. What the member receives depends on the server.',
      'A decision is final, except that some disapproved registrations can be reapproved with [Reapprove].',
    ],
    notes: [
      'INT APD sees {product} registrations; all other departments see {secondBrand} registrations.',
      'The counter is characters 8 to 12 of the registration number.',
      'The notes under the name list the risks: a member status other than Active, differing fields, missing pictures, several attempts, no card number. Without a card number, [Member has no card number] appears once for each registration; click [Continue...] to open the case.',
      '‘Issue #KA101’ and ‘#KA103’ mean that the core system could not be reached; ‘#KA102’ and ‘#KA104’ mean that it refused. Approving without the company’s record needs an extra confirmation; approving a case that differs from it needs a reason.',
      'A case that a colleague has open says so in its row, for example ‘m.santos has it open, 2 min’. [Next case] skips it; click its row to open it anyway.',
      'If a colleague decides first, you see who and when, and the next case opens.',
      '[Case Report] saves the case as a PDF. In the histories, [Export] saves the rows and columns shown, or a range of days, as Excel or PDF.',
    ],
    calls: [
      'saveDecision',
      'reapproveRegistration',
      'saveImage',
      'saveImageForm',
      'listMemberFiles',
      'listAxaDomainFiles',
    ],
  },
];
