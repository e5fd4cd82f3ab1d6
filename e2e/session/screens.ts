// Every address that needs a session, with the heading that each kind of person sees there in AGORA.

export const NOT_ALLOWED = 'Not allowed';

/** Headings by address; `other` applies to kinds without a heading of their own. */
export const SCREENS: Record<
  string,
  { administrator: string; support: string; other: string; doctors?: string; accounts?: string }
> = {
  dashboard: { administrator: 'Dashboard', support: 'Users', other: 'Dashboard' },
  kycapproval: { administrator: 'Member Registrations', support: 'Users', other: 'Dashboard' },
  docdashboard: {
    administrator: 'Doctors Portal',
    support: 'Users',
    other: NOT_ALLOWED,
    doctors: 'Doctors Portal',
  },
  newsletter: {
    administrator: 'Lumina Newsletter',
    support: 'Lumina Newsletter',
    other: 'Lumina Newsletter',
    doctors: 'Lumina Newsletter',
  },
  announcement: { administrator: 'Announcement', support: 'Users', other: NOT_ALLOWED, doctors: 'Announcement' },
  users: { administrator: 'Users', support: 'Users', other: NOT_ALLOWED },
  disapprove_remarks: { administrator: 'Disapproved Remarks', support: 'Disapproved Remarks', other: NOT_ALLOWED },
  'sysaccess-manage-access': { administrator: 'Roles and Menus', support: 'Users', other: NOT_ALLOWED },
  requestlogs: {
    administrator: 'Medgate and TelAventus Request Logs',
    support: 'Medgate and TelAventus Request Logs',
    other: NOT_ALLOWED,
  },
  concurrent: { administrator: 'Concurrent Reset', support: 'Concurrent Reset', other: NOT_ALLOWED },
  lockedout: { administrator: 'Locked Out Reset', support: 'Locked Out Reset', other: NOT_ALLOWED },
  store: { administrator: 'Stores', support: 'Stores', other: 'Stores' },
  category: { administrator: 'Categories', support: 'Categories', other: 'Categories' },
  advisory: { administrator: 'Advisory', support: NOT_ALLOWED, other: NOT_ALLOWED },
  arugaadvisory: { administrator: 'Advisory', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'email-feature': {
    administrator: 'Email Features Configuration',
    support: 'Email Features Configuration',
    other: NOT_ALLOWED,
  },
  'kiosk-terminal': { administrator: 'QMS KIOSK', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'aventus-marketplace': { administrator: 'Marketplace', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'agorapod-terminal': { administrator: 'Pod Terminals', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'email-maintainance': {
    administrator: 'Email Maintenance Configuration',
    support: 'Email Maintenance Configuration',
    other: NOT_ALLOWED,
  },
  'corp-suspend': {
    administrator: 'Suspend Corporate Account',
    support: NOT_ALLOWED,
    other: NOT_ALLOWED,
    accounts: 'Suspend Corporate Account',
  },
  'disable-features': {
    administrator: 'Disable Features per CorpAccount',
    support: NOT_ALLOWED,
    other: NOT_ALLOWED,
    accounts: 'Disable Features per CorpAccount',
  },
  featurecontrol: { administrator: 'Features Control', support: 'Features Control', other: NOT_ALLOWED },
  featurecontrolaruga: { administrator: 'Features Control', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'bank-inclusion': { administrator: 'Bank Inclusion', support: NOT_ALLOWED, other: NOT_ALLOWED },
  uploadatd: { administrator: 'Upload ATD / Eligibility Plan', support: NOT_ALLOWED, other: NOT_ALLOWED },
  digicard: { administrator: 'Digicard', support: NOT_ALLOWED, other: NOT_ALLOWED },
  surveyreport: { administrator: 'Survey Report', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'top-provider/featurecontrol': { administrator: 'Top Provider', support: NOT_ALLOWED, other: NOT_ALLOWED },
  'ebilling/homepage': { administrator: 'e-Billing Claims Recipients', support: NOT_ALLOWED, other: NOT_ALLOWED },
  rCSValidityController: { administrator: 'eRCS Validity', support: NOT_ALLOWED, other: NOT_ALLOWED },
};

/** Titles of the document that differ from the heading. */
export const TITLES: Record<string, string> = {
  newsletter: 'Newsletter',
};

/** Screens that are open to all signed-in people: address, heading and title. */
export const OTHERS = [
  ['welcome', 'Welcome, Maria', 'Welcome'],
  ['forgotpassword', 'Forgot Password', 'Forgot Password'],
  ['otpverification/x%40y.example', 'Verify OTP', 'OTP Verification'],
  ['privacypolicy', 'Agora App Privacy Notice', 'Privacy Policy'],
  ['contactus', 'Contact Us', 'Contact Us'],
  ['nowhere', 'Page not found', 'Page not found'],
] as const;
