import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/top-provider/featurecontrol'],
    purpose: 'The facilities whose claims up to a ceiling may be approved automatically.',
    steps: [
      'Press [Add Facility], search by code or name and select a facility. One that has a ceiling already is tagged [Already added]: the form says for which years, and [Save anyway] adds another.',
      'Write the [Ceiling Amount]: six digits and two decimals at most. Say whether it is [Active], and whether it has [Auto Approve].',
      'Press a row to change a ceiling.',
      '[From a sheet…] adds and changes several from a spreadsheet: what each row does is shown before anything is sent.',
      'Saving asks [Are you sure you want to save this data?], changing [Are you sure you want to update this data?], deleting [Delete the ceiling?].',
    ],
    states: [
      ['Yes', 'Under [Active]: the ceiling counts. Under [Auto Approve]: claims up to it are approved automatically.'],
      ['No', 'They do not.'],
      ['Active', 'In the search for a facility: the facility is active.'],
      ['Non-active', 'The facility is not active.'],
      ['On-hold', 'The facility is on hold.'],
      ['Expired', 'The facility’s time is over.'],
    ],
    saved: [
      'Claims up to the amount are approved automatically in the current year, while the ceiling is active and has automatic approval.',
      'A change makes the year the current one.',
      'Without its ceiling no claim of the facility is approved automatically; it can be added again.',
    ],
    notes: ['A new ceiling begins with 0.00, active, and without automatic approval.'],
    calls: ['addTopProvider', 'updateTopProvider', 'deleteTopProvider', 'searchFacilities'],
  },
];
