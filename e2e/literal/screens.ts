// How every screen of the console opens with the literal upstream. A unit test checks that no screen is missing.
import { ADMINISTRATOR, CONTENT } from './people';

export interface Opening {
  /** The query that the screen needs to show rows. */
  query?: string;
  /** The person who opens it, if ADMINISTRATOR may not. */
  who?: string;
  heading: string;
  /** Its heading when the upstream's menu is empty, if that menu gives the screen another name. */
  own?: string;
  /** A text on it in the variants with rows, which no concurrent save changes. */
  shows: string | RegExp;
  /** A text on it in the variant without rows. */
  empty: string;
}

/** The query of an account that the upstream has. */
export const ACCOUNT = 'account=INT00000001';

const NO_ACCOUNT = 'Error no account gathered.';

export const whoOpens = ({ who = ADMINISTRATOR }: Opening) => who;

/** By path; by `path?tab=…` for a tab that is a screen of its own. */
export const OPENINGS: Record<string, Opening> = {
  '/welcome': { heading: 'Welcome, MIS IT', shows: 'You are signed in', empty: 'You are signed in' },
  '/dashboard': { heading: 'Dashboard', shows: 'Maria', empty: 'All done' },
  '/dashboard?tab=history': { heading: 'Dashboard', shows: 'Domingo', empty: 'Nothing found' },
  '/dashboard?tab=reapproved': { heading: 'Dashboard', shows: 'Ferrer', empty: 'Nothing found' },
  '/kycapproval': { heading: 'Dashboard', shows: 'Maria', empty: 'All done' },
  '/docdashboard': {
    heading: 'Doctors',
    own: 'Doctors Portal',
    shows: /^Eva /,
    empty: 'No Pending Requests Right Now',
  },
  '/docdashboard?tab=history': {
    heading: 'Doctors',
    own: 'Doctors Portal',
    shows: 'Rivera',
    empty: 'No Approval History Right Now',
  },
  '/newsletter': { heading: 'Lumina Newsletter', shows: 'Health week', empty: 'No newsletters' },
  '/newsletter?tab=delights': { heading: 'Lumina Newsletter', shows: 'Corner Cafe', empty: 'No delights' },
  '/announcement': { who: CONTENT, heading: 'Announcement', shows: 'Clinic hours', empty: 'No announcements' },
  '/users': { heading: 'Users', shows: 'int.mrd.admin@example.com', empty: 'No users' },
  '/disapprove_remarks': { heading: 'Disapproved Remarks', shows: 'Blurred ID', empty: 'No remarks' },
  '/sysaccess-manage-access': { heading: 'Roles', own: 'Roles and Menus', shows: 'Standard User', empty: 'No roles' },
  '/requestlogs': {
    heading: 'Request Logs',
    own: 'Medgate and TelAventus Request Logs',
    shows: 'File name',
    empty: 'File name',
  },
  '/concurrent': { heading: 'Concurrent Reset', shows: 'AGORA App', empty: 'AGORA App' },
  '/lockedout': { heading: 'Locked Out Reset', shows: 'AGORA App', empty: 'AGORA App' },
  '/store': { heading: 'Store', own: 'Stores', shows: 'Señor Óptica 👓', empty: 'No stores' },
  '/category': { heading: 'Category', own: 'Categories', shows: 'Optical', empty: 'No categories' },
  '/advisory': { heading: 'Advisory', shows: 'Mañana cerrado 🛠️', empty: 'No advisories' },
  '/arugaadvisory': { heading: 'Advisory', shows: 'Año fiscal 📅', empty: 'No advisories' },
  '/email-feature': { heading: 'Email Features Configuration', shows: 'ALAGA ñ 📧', empty: 'No existing URL list!' },
  '/email-maintainance': {
    heading: 'Email Maintenance Configuration',
    shows: /^Main$/,
    empty: 'No existing service list!',
  },
  '/kiosk-terminal': { heading: 'QMS KIOSK', shows: 'T-Ñ02 🖥️', empty: 'No terminal devices found.' },
  '/agorapod-terminal': { heading: 'Pod terminal', own: 'Pod Terminals', shows: 'POD2', empty: 'No devices' },
  '/corp-suspend': {
    heading: 'Suspend Corporate Account',
    shows: 'Peña & Hijos 🏢',
    empty: 'No existing suspended account.',
  },
  '/disable-features': {
    query: ACCOUNT,
    heading: 'Disable Features per CorpAccount',
    shows: 'Niños 🧒',
    empty: NO_ACCOUNT,
  },
  '/featurecontrol': { heading: 'Features Control', shows: 'Niños 🧒', empty: 'No features' },
  '/featurecontrolaruga': { heading: 'Features Control', shows: 'Señales 📡', empty: 'No features' },
  '/bank-inclusion': {
    query: ACCOUNT,
    heading: 'Bank inclusion',
    own: 'Bank Inclusion',
    shows: 'Banco Ñ 🏦',
    empty: NO_ACCOUNT,
  },
  '/uploadatd': {
    query: ACCOUNT,
    heading: 'Upload ATD',
    own: 'Upload ATD / Eligibility Plan',
    shows: 'Replace File',
    empty: NO_ACCOUNT,
  },
  '/digicard': { query: ACCOUNT, heading: 'Digicard', shows: 'Company and member', empty: 'No accounts' },
  '/aventus-marketplace': { heading: 'Marketplace', shows: 'Dental kit', empty: 'No products or services' },
  '/surveyreport': { heading: 'Survey Report', shows: 'Export survey', empty: 'Export survey' },
  '/top-provider/featurecontrol': {
    heading: 'Top provider',
    own: 'Top Provider',
    shows: 'Hospital Niño 🏥',
    empty: 'No facilities',
  },
  '/ebilling/homepage': { heading: 'e-Billing Claims Recipients', shows: 'Región Ñ 🌴', empty: 'No recipients' },
  '/rCSValidityController': {
    heading: 'eRCS validity',
    own: 'eRCS Validity',
    shows: 'Peña & Hijos 🏢',
    empty: 'No data available.',
  },
};

/** Headings of the pages that need no signing in, by address; all other paths are in the table above. */
export const PUBLIC: Record<string, string> = {
  '/': 'Lumina Admin',
  '/login': 'Lumina Admin',
  '/forgotpassword': 'Forgot Password',
  '/otpverification/:email': 'Verify OTP',
  '/privacypolicy': 'Agora App Privacy Notice',
  '/contactus': 'Contact Us',
};

/** Dialogs that two menus of ALAGA MD open above any screen, with a text in each. */
export const DIALOGS: Record<string, { menu: 'Account' | 'File Management'; title?: string; shows: string }> = {
  'Privacy Policy': { menu: 'Account', title: 'Agora App Privacy Notice', shows: 'What we collect' },
  'Change Password': { menu: 'Account', shows: 'Old password' },
  'Medgate and TelAventus Request Logs': { menu: 'File Management', shows: 'File name' },
};
