import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/docdashboard'],
    purpose:
      'Here the applications of doctors, and of their secretaries, for the doctors’ app are approved or disapproved. An approved doctor’s bank account is saved with it.',
    steps: [
      'On [Pending Requests] the oldest applications come first. A date, a text, or [Attempts], [Age], [Missing] and [Role] narrow them; a range of counters does so within a date, and says [Please select date] without one. A heading puts them in another order.',
      'Press a row to open the application: what was filled in, the selfie and the PRC ID. A secretary’s shows [Selected doctors].',
      'Press [Approve], or [Disapprove] and choose at least one remark. Each asks once more before it is sent.',
      'After the approval of a doctor the bank details of the application are saved. If they are missing or could not be saved, the dialog [Bank account details] asks for [Bank account] and [SWIFT code]. [Later] puts it off: the approval stands.',
      'On [Approval History] the doctors without bank details are counted, and [Complete bank details] in their case makes up for it; [Correct bank details] replaces those of any other doctor. [Advanced Search] with [Proceed] finds by name, PRC number, email, doctor’s code or number.',
    ],
    states: [
      ['Waiting', 'Nobody has decided yet.'],
      ['Approved', 'It was decided for the doctor, or the secretary.'],
      ['Disapproved', 'It was decided against them, for the remarks that were chosen.'],
    ],
    saved: [
      'A decision stands. The applicant’s name, number and address go with it, and the remarks that were chosen: what the applicant is sent depends on the server.',
      'A single chosen remark says itself whether a notification goes with it; of several chosen ones none does.',
      'The bank details are where an approved doctor is paid. Saved again, they replace those of before. A secretary is not paid and has no such step.',
    ],
    notes: [
      'Who has a case open stands in its row and at its head, as in ‘m.santos has it open, 2 min’. The next case passes over it; press its row to open it all the same.',
      'The counter is characters 7 to 12 of the application’s number.',
      'Missing pictures are said in their place. A picture that could not be seen, such as a PDF, has [Try again]; approving without it is asked about with a warning.',
      'Saved bank details are those that this browser saw saved; those on record are what the server has besides.',
      'The remarks of this desk come from its own server; those of [Disapproved Remarks] are for registrations.',
    ],
    calls: ['decideDoctorApplication', 'saveDoctorBankDetails', 'listDoctorFiles'],
  },
];
