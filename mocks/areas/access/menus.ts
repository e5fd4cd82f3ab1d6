// The seeded menus: a sub menu for every screen that AGORA protects, including screens that the console does not have
// yet and leaves out of the menu. Some screens have none on purpose: /dashboard comes before all menus, and
// /featurecontrolaruga and /arugaadvisory belong to ALAGA MD, whose menu does not follow the system access. 'Add Sub
// Menu' offers those of them that the console has.
export interface Menu {
  label: string;
  icon: string;
  route: string;
  /** Roles that see this menu but not the others of its tab. */
  alsoFor?: string[];
}

export interface Tab {
  name: string;
  /** An icon that the console has, except for two tabs. */
  icon: string;
  /** The roles that see the tab's menus, by their ids in `state.ts`. */
  roles: string[];
  menus: Menu[];
}

/**
 * Add a new tab at the end, and a new menu at the end of its tab, because scripts rely on the ids, which follow the
 * order.
 */
export const tabs: Tab[] = [
  {
    name: 'Content',
    icon: 'media',
    roles: ['1', '4'],
    menus: [
      { label: 'Newsletter', icon: 'application', route: '/newsletter' },
      { label: 'Advisory', icon: 'info-sign', route: '/advisory' },
      { label: 'Stores', icon: 'application', route: '/store' },
      { label: 'Categories', icon: 'diagram-tree', route: '/category' },
      { label: 'Marketplace', icon: 'media', route: '/aventus-marketplace' },
      { label: 'Survey Report', icon: 'comment', route: '/surveyreport' },
    ],
  },
  {
    name: 'Account Recovery',
    icon: 'key',
    roles: ['1', '5'],
    menus: [
      { label: 'Concurrent Reset', icon: 'log-out', route: '/concurrent' },
      { label: 'Locked Out Reset', icon: 'unlock', route: '/lockedout' },
    ],
  },
  {
    name: 'Administration',
    icon: 'cog',
    roles: ['1', '5'],
    menus: [
      { label: 'Users', icon: 'people', route: '/users' },
      { label: 'Disapproved Remarks', icon: 'comment', route: '/disapprove_remarks' },
      { label: 'Roles and Menus', icon: 'diagram-tree', route: '/sysaccess-manage-access' },
      { label: 'Medgate and TelAventus Request Logs', icon: 'history', route: '/requestlogs' },
    ],
  },
  {
    // Reviewers do not need it, because their dashboard is the same screen.
    name: 'Member Review',
    icon: 'people',
    roles: ['1'],
    menus: [{ label: 'Member Registrations', icon: 'dashboard', route: '/kycapproval' }],
  },
  {
    // As if just added: it has no sub menu yet.
    name: 'Reports',
    // The console does not have this icon and shows a folder instead.
    icon: 'chart',
    roles: [],
    menus: [],
  },
  {
    name: 'Doctors',
    icon: 'people',
    roles: ['1', '3'],
    menus: [
      { label: 'Doctors Portal', icon: 'dashboard', route: '/docdashboard' },
      { label: 'Announcement', icon: 'comment', route: '/announcement' },
    ],
  },
  {
    name: 'App Settings',
    icon: 'cog',
    roles: ['1', '5'],
    menus: [
      { label: 'Features Control', icon: 'cog', route: '/featurecontrol' },
      { label: 'Email Features Configuration', icon: 'application', route: '/email-feature' },
      { label: 'Email Maintenance Configuration', icon: 'cog', route: '/email-maintainance' },
    ],
  },
  {
    name: 'Corporate Accounts',
    icon: 'diagram-tree',
    roles: ['1', '6'],
    menus: [
      { label: 'Corporate Account', icon: 'info-sign', route: '/account' },
      { label: 'Suspend Corporate Account', icon: 'log-out', route: '/corp-suspend', alsoFor: ['2'] },
      { label: 'Disable Features per CorpAccount', icon: 'cog', route: '/disable-features', alsoFor: ['2'] },
      { label: 'Bank Inclusion', icon: 'bank-account', route: '/bank-inclusion' },
      { label: 'Upload ATD / Eligibility Plan', icon: 'media', route: '/uploadatd' },
      { label: 'eRCS Validity', icon: 'history', route: '/rCSValidityController' },
      { label: 'Digicard', icon: 'application', route: '/digicard' },
    ],
  },
  {
    name: 'Providers',
    icon: 'dashboard',
    roles: ['1', '7'],
    menus: [
      { label: 'Top Provider', icon: 'people', route: '/top-provider/featurecontrol' },
      { label: 'e-Billing Claims Recipients', icon: 'comment', route: '/ebilling/homepage' },
      { label: 'QMS KIOSK', icon: 'application', route: '/kiosk-terminal' },
      { label: 'Pod Terminals', icon: 'application', route: '/agorapod-terminal' },
    ],
  },
];
