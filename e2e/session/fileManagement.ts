/** The administrators' menu in ALAGA MD as specified, and in addition Roles and Menus. */
export const FILE_MANAGEMENT = [
  'Users',
  'Suspend Corporate Account',
  'Disable Features per CorpAccount',
  'Survey Report',
  'QMS KIOSK',
  'Disapproved Remarks',
  'Medgate and TelAventus Request Logs',
  'Features Control',
  'Email Features Configuration',
  'Email Maintenance Configuration',
  'Concurrent Reset',
  'Locked Out Reset',
  'Advisory',
  'e-Billing Claims Recipients',
  'Roles and Menus',
];
