// Every address that needs a session.

/** The heading that an administrator sees, by address. */
export const SCREENS: Record<string, string> = {
  dashboard: 'Dashboard',
  kycapproval: 'Member Registrations',
  docdashboard: 'Doctors Portal',
  newsletter: 'Lumina Newsletter',
  announcement: 'Announcement',
  users: 'Users',
  disapprove_remarks: 'Disapproved Remarks',
  'sysaccess-manage-access': 'Roles and Menus',
  requestlogs: 'Medgate and TelAventus Request Logs',
  concurrent: 'Concurrent Reset',
  lockedout: 'Locked Out Reset',
  store: 'Stores',
  category: 'Categories',
  advisory: 'Advisory',
  arugaadvisory: 'Advisory',
  'email-feature': 'Email Features Configuration',
  'kiosk-terminal': 'QMS KIOSK',
  'aventus-marketplace': 'Marketplace',
  'agorapod-terminal': 'Pod Terminals',
  'email-maintainance': 'Email Maintenance Configuration',
  account: 'Corporate Account',
  'corp-suspend': 'Suspend Corporate Account',
  'disable-features': 'Disable Features per CorpAccount',
  featurecontrol: 'Features Control',
  featurecontrolaruga: 'Features Control',
  'bank-inclusion': 'Bank Inclusion',
  uploadatd: 'Upload ATD / Eligibility Plan',
  digicard: 'Digicard',
  surveyreport: 'Survey Report',
  'top-provider/featurecontrol': 'Top Provider',
  'ebilling/homepage': 'e-Billing Claims Recipients',
  rCSValidityController: 'eRCS Validity',
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
