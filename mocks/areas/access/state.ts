// Roles, menus, and which role sees which: what an administrator keeps, and what the menu of a person is built from.
import type { components } from '#contract';
import { DAY_MS, momentOf } from '../../manila';

type Schemas = components['schemas'];

/** What all worlds begin with is shared by them, so a list is never changed but replaced. */
export interface AccessState {
  roles: readonly Schemas['Role'][];
  mainMenus: readonly Schemas['MainMenu'][];
  subMenus: readonly Schemas['SubMenu'][];
  assigned: readonly Schemas['RoleAccess'][];
}

const SYSTEM_CODE = 'SC00999';
const FIRST_ASSIGNMENT = 301;

const roles: { name: string; iscritical: boolean; daysAgo: number }[] = [
  { name: 'Administrator', iscritical: true, daysAgo: 724 },
  { name: 'Reviewer', iscritical: false, daysAgo: 721 },
  { name: 'Doctors Desk', iscritical: false, daysAgo: 655 },
  { name: 'Marketing', iscritical: false, daysAgo: 583 },
  { name: 'Technical Support', iscritical: true, daysAgo: 430 },
  { name: 'Claims', iscritical: false, daysAgo: 318 },
  { name: 'Provider Relations', iscritical: false, daysAgo: 126 },
  { name: 'Trainee', iscritical: false, daysAgo: 19 },
];

type Module = [label: string, icon: string, route: string];

const tabs: { name: string; icon: string; roles: string[]; modules: Module[] }[] = [
  {
    name: 'Content',
    icon: 'media',
    roles: ['1', '4'],
    modules: [
      ['Newsletter', 'application', '/newsletter'],
      ['Advisory', 'info-sign', '/advisory'],
    ],
  },
  {
    name: 'Account Recovery',
    icon: 'key',
    roles: ['1', '5'],
    modules: [
      ['Concurrent Reset', 'log-out', '/concurrent'],
      ['Locked Out Reset', 'unlock', '/lockedout'],
    ],
  },
  {
    name: 'Administration',
    icon: 'cog',
    roles: ['1', '5'],
    modules: [
      ['Users', 'people', '/users'],
      ['Disapproved Remarks', 'comment', '/disapprove_remarks'],
      ['Roles and Menus', 'diagram-tree', '/sysaccess-manage-access'],
      ['Request Logs', 'history', '/requestlogs'],
    ],
  },
  {
    name: 'Member Review',
    icon: 'people',
    roles: [],
    modules: [['Member Registrations', 'dashboard', '/kycapproval']],
  },
  { name: 'Reports', icon: 'application', roles: [], modules: [] },
];

const tabNumber = (tabIndex: number) => tabIndex + 1;
const moduleNumber = (tabIndex: number, moduleIndex: number) => tabNumber(tabIndex) * 10 + moduleIndex + 1;

const mainMenus = tabs.map(({ name, icon }, tabIndex): Schemas['MainMenu'] => ({
  tabaccessid: tabNumber(tabIndex),
  tabname: name,
  icon,
  syscode: SYSTEM_CODE,
}));

const subMenus = tabs.flatMap(({ modules }, tabIndex) =>
  modules.map(([labelname, icon, routename], moduleIndex): Schemas['SubMenu'] => ({
    modaccessid: moduleNumber(tabIndex, moduleIndex),
    tabaccessid: tabNumber(tabIndex),
    labelname,
    routename,
    icon,
  })),
);

const assigned = tabs
  .flatMap((tab, tabIndex) =>
    tab.roles.flatMap((rolesid) =>
      tab.modules.map((_, moduleIndex) => ({ rolesid, modaccessid: moduleNumber(tabIndex, moduleIndex) })),
    ),
  )
  .map((link, index): Schemas['RoleAccess'] => ({ rolesaccessid: FIRST_ASSIGNMENT + index, ...link }));

function seed(now: number): AccessState {
  const seeded = roles.map(({ name, iscritical, daysAgo }, index): Schemas['Role'] => ({
    rolesid: String(index + 1),
    name,
    syscode: SYSTEM_CODE,
    iscritical,
    createddate: momentOf(now - daysAgo * DAY_MS),
  }));
  return { roles: seeded, mainMenus, subMenus, assigned };
}

/** Kept apart from its handlers, which need the people who sign in, while signing in needs this. */
export const accessStore = { name: 'access', seed };

export function systemAccessOf(state: AccessState, role: string): Schemas['SystemAccess'][] {
  const seen = new Set(state.assigned.filter(({ rolesid }) => rolesid === role).map(({ modaccessid }) => modaccessid));
  return state.mainMenus.flatMap(({ tabaccessid, tabname, icon }) =>
    state.subMenus
      .filter((menu) => menu.tabaccessid === tabaccessid && seen.has(menu.modaccessid))
      .map((menu) => ({
        tabaccessid,
        tabname,
        tabicon: icon,
        modaccessid: menu.modaccessid,
        labelname: menu.labelname,
        modicon: menu.icon,
        routename: menu.routename,
      })),
  );
}
