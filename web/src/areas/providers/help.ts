import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/top-provider/featurecontrol'],
    purpose: 'Facilities whose claims are approved automatically up to a ceiling.',
    steps: [
      'Click [Add Facility], search by code or name, and select a facility. A facility tagged [Already added] has a ceiling; the form shows for which years. [Save anyway] adds another.',
      'Enter the [Ceiling Amount], up to six digits and two decimals, and set [Active] and [Auto Approve].',
      'Click a row to change a ceiling.',
      '[From a sheet…] adds and changes several from a spreadsheet, and shows what each row will do before you send it.',
      'You confirm every change: [Are you sure you want to save this data?], [Are you sure you want to update this data?] or [Delete the ceiling?].',
    ],
    states: [
      [
        'Yes',
        'Under [Active]: the ceiling is in use. Under [Auto Approve]: claims up to it are approved automatically.',
      ],
      ['No', 'Under [Active]: the ceiling is not in use. Under [Auto Approve]: every claim is reviewed.'],
      ['Active', 'In the search for a facility: the facility is active.'],
      ['Non-active', 'The facility is not active.'],
      ['On-hold', 'The facility is on hold.'],
      ['Expired', 'The facility has expired.'],
    ],
    saved: [
      'Claims up to the amount are approved automatically in the current year, while the ceiling is active and has automatic approval.',
      'Saving a change sets the year to the current one.',
      'After you delete a ceiling, the facility’s claims are not approved automatically. You can add it again.',
    ],
    notes: ['A new ceiling starts at 0.00, active, without automatic approval.'],
    calls: ['addTopProvider', 'updateTopProvider', 'deleteTopProvider', 'searchFacilities'],
  },
];
