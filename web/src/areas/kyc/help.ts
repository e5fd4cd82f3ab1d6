import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/dashboard', '/kycapproval'],
    purpose:
      'Here the registrations that members made in the app are approved or disapproved. What was submitted stands beside what the company’s core system knows of the member, and the selfie beside the ID.',
    steps: [
      'Stay on [Pending Requests]: the oldest registrations come first. Narrow them by a date or by a range of counters with [Search], by a text, or by [Attempts], [Age] and [Missing]; a heading puts them in another order. [Reset] takes that back.',
      'Press a row to open the case. Each field that differs from the company’s record is marked; names are compared without regard to accents, capitals and order.',
      'Look at both pictures. They can be zoomed, turned and moved together; [Save rotated] keeps a picture upright for everybody.',
      'Press [Approve], or [Disapprove] and choose at least one remark; [Additional Remarks (if any)] is for words of your own. Each asks once more before it is sent, and then opens the next case.',
      'What was decided is under [Approval History], what was reapproved under [Reapproved History]: up to seven days at once. [Advanced Search] with [Proceed] looks through all days, by name, account number, email or number.',
      'A disapproved registration that is open for it has [Reapprove] in its case.',
    ],
    states: [
      ['Waiting', 'Nobody has decided yet. It is on Pending Requests.'],
      ['Approved', 'It was decided for the member.'],
      ['Disapproved', 'It was decided against the member, for the remarks that the case names.'],
      ['Reapproved', 'Disapproved at first, and approved after all.'],
      ['Terminated', 'Of a registration, or of the membership in the company’s system: it has ended.'],
      [
        'Suspended',
        'In the company’s system the membership rests. Approving such a member is asked about with that warning.',
      ],
      ['Under-Process', 'In the company’s system the membership is not finished yet.'],
    ],
    saved: [
      'With a decision go the member’s name and address; with a disapproval the chosen remarks, their special instructions, and whether one of the remarks promises a notification. What the member is sent depends on the server.',
      'A decision stands: there is no way back but [Reapprove], where the registration is open for it.',
    ],
    notes: [
      'INT APD sees the registrations of {product}, all other departments those of {secondBrand}.',
      'The counter is characters 8 to 12 of the registration’s number.',
      'Under the name stands what must not be overlooked: a member status that is not Active, fields that differ, pictures that are missing or could not be seen, several attempts, no card number. With an empty card number the warning [Member has no card number] comes first, once for each registration; [Continue...] goes on to the case, and the keys for the next and previous case work in it.',
      '‘Issue #KA101’ or ‘#KA103’ means that the core system could not be reached; ‘#KA102’ or ‘#KA104’ that it refused. Approving without its record is asked about with a warning.',
      'Who has a case open stands in its row and at its head, as in ‘m.santos has it open, 2 min’. The next case passes over it; press its row to open it all the same.',
      'If a colleague decides first, the case says who and when, and goes on to the next one.',
      '[Case Report] saves the case as a PDF. The histories have [Export]: exactly the rows and columns that are shown, or those of a range of days, as Excel or PDF.',
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
