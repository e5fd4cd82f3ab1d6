/** The menu of an administrator in ALAGA MD, as it is specified; Roles and Menus besides. */
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
