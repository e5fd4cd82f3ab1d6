// Who may enter what: asked by the guard, the menus and the landing, so that they never disagree.
import { paths } from './paths';
import { type RouteRecord, routes } from './routes';
import { homeOf, landingOf } from './session/rules';
import type { Session, SystemAccess, User } from './session/store';

export function mayEnter({ access, instead }: RouteRecord, user: User): boolean {
  return !instead?.(user) && (typeof access !== 'function' || access(user));
}

/** What a menu can lead to. */
export const isOwnScreen = ({ access, path }: RouteRecord) => access !== 'public' && path !== paths.welcome;

/** The wanted screen if it is there and open to the person, else the first that is, else the page that greets them. */
function firstOpen(wanted: string, user: User): string {
  const open = routes.filter((route) => isOwnScreen(route) && mayEnter(route, user));
  return (open.find(({ path }) => path === wanted) ?? open[0])?.path ?? paths.welcome;
}

export const landing = (user: User) => firstOpen(landingOf(user), user);
export const home = (user: User) => firstOpen(homeOf(user), user);

export interface MenuEntry {
  path: string;
  label: string;
  icon: string;
  /** Shown asleep to who may not enter, where the specification wants it seen. */
  disabled?: boolean;
}

/** Both layouts begin with it. */
export function dashboardEntry(user: User): MenuEntry {
  const route = routes.find(({ path }) => path === paths.dashboard);
  return { path: paths.dashboard, label: 'Dashboard', icon: 'dashboard', disabled: !route || !mayEnter(route, user) };
}

export interface MenuGroup {
  name: string;
  icon: string;
  entries: MenuEntry[];
}

/** AGORA: the tabs and modules of the system-access list, less what is not built and what the guard would refuse. */
export const sideMenu = ({ system_access, user_info }: Session) => sideMenuOf(system_access, user_info.data);

export function sideMenuOf(modules: SystemAccess[], user: User): MenuGroup[] {
  const groups = new Map<number, MenuGroup>();
  for (const module of modules) {
    const route = routes.find(({ path }) => path === module.routename);
    if (!route || !mayEnter(route, user)) continue;
    const group = groups.get(module.tabaccessid) ?? { name: module.tabname, icon: module.tabicon, entries: [] };
    group.entries.push({ path: route.path, label: module.labelname, icon: module.modicon });
    groups.set(module.tabaccessid, group);
  }
  return [...groups.values()];
}

/** ALAGA MD: what the route table places in the menu, for those who may enter. */
export function topMenu(user: User): MenuGroup[] {
  const groups = new Map<string, MenuGroup>();
  for (const route of routes) {
    if (!route.menu || !mayEnter(route, user)) continue;
    const group = groups.get(route.menu.under) ?? { name: route.menu.under, icon: '', entries: [] };
    group.entries.push({ path: route.path, label: route.menu.label, icon: '' });
    groups.set(group.name, group);
  }
  return [...groups.values()];
}
