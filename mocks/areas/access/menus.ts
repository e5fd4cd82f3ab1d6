// The menus as they are seeded.
export interface Menu {
  label: string;
  icon: string;
  route: string;
}

/** Icons are of the names that the console can draw. */
export interface Tab {
  name: string;
  icon: string;
  /** Who sees the tab's menus, by the number of the role in `state.ts`. */
  roles: string[];
  menus: Menu[];
}

/** A new tab or menu goes to the end: the numbers that scripts know follow from the order. */
export const tabs: Tab[] = [
  {
    name: 'Content',
    icon: 'media',
    roles: ['1', '4'],
    menus: [
      { label: 'Newsletter', icon: 'application', route: '/newsletter' },
      { label: 'Advisory', icon: 'info-sign', route: '/advisory' },
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
      { label: 'Request Logs', icon: 'history', route: '/requestlogs' },
    ],
  },
  {
    name: 'Member Review',
    icon: 'people',
    roles: [],
    menus: [{ label: 'Member Registrations', icon: 'dashboard', route: '/kycapproval' }],
  },
  {
    // A main menu that was added and has no sub menu yet.
    name: 'Reports',
    icon: 'application',
    roles: [],
    menus: [],
  },
];
