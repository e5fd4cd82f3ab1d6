// Roles, menus and their assignments, which administrators edit and from which a user's menu is built.
import type { components } from '#contract';
import { DAY_MS, momentOf } from '../../manilaTime';
import { tabs } from './menus';

type Schemas = components['schemas'];

interface State {
  roles: Schemas['Role'][];
  mainMenus: Schemas['MainMenu'][];
  subMenus: Schemas['SubMenu'][];
  assigned: Schemas['RoleAccess'][];
}

const SYSTEM_CODE = 'SC00999';
const FIRST_ASSIGNMENT = 301;

/** The id of a role is its position in this list, counted from 1. */
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

const tabNumber = (tabIndex: number) => tabIndex + 1;
const menuNumber = (tabIndex: number, menuIndex: number) => tabNumber(tabIndex) * 10 + menuIndex + 1;

const wholeTabs = () =>
  tabs.flatMap(({ roles: seers, menus }, tabIndex) =>
    seers.flatMap((rolesid) =>
      menus.map((_, menuIndex) => ({ rolesid, modaccessid: menuNumber(tabIndex, menuIndex) })),
    ),
  );

const singleMenus = () =>
  tabs.flatMap(({ menus }, tabIndex) =>
    menus.flatMap(({ alsoFor = [] }, menuIndex) =>
      alsoFor.map((rolesid) => ({ rolesid, modaccessid: menuNumber(tabIndex, menuIndex) })),
    ),
  );

function seed(now: number): State {
  return {
    roles: roles.map(({ name, iscritical, daysAgo }, index) => ({
      rolesid: String(index + 1),
      name,
      syscode: SYSTEM_CODE,
      iscritical,
      createddate: momentOf(now - daysAgo * DAY_MS),
    })),
    mainMenus: tabs.map(({ name, icon }, tabIndex) => ({
      tabaccessid: tabNumber(tabIndex),
      tabname: name,
      icon,
      syscode: SYSTEM_CODE,
    })),
    subMenus: tabs.flatMap(({ menus }, tabIndex) =>
      menus.map(({ label, icon, route }, menuIndex) => ({
        modaccessid: menuNumber(tabIndex, menuIndex),
        tabaccessid: tabNumber(tabIndex),
        labelname: label,
        routename: route,
        icon,
      })),
    ),
    assigned: [...wholeTabs(), ...singleMenus()].map((link, index) => ({
      rolesaccessid: FIRST_ASSIGNMENT + index,
      ...link,
    })),
  };
}

export const accessStore = { name: 'access', seed };

/** The menus of a role, grouped by main menu, in the form that signing in returns. */
export function systemAccessOf(state: State, role: string): Schemas['SystemAccess'][] {
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
