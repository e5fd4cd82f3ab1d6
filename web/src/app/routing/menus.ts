// The menus of a user: the console's screens, without those that the guard would refuse.

import { isSameScreen } from '#wire/screenPath';
import { isAdministrator } from '@/app/session/rules';
import type { SystemAccess, User } from '@/app/session/store';
import { mayEnter, type Visitor, visitorOfAgora } from './guards';
import { paths } from './paths';
import { FILE_MANAGEMENT, type FileManagementDialog, type JoinedAreas, type RouteRecord } from './routes';

export interface MenuEntry {
  path: string;
  label: string;
  icon: string;
  /** Shown, but not usable, where the specification requires the entry. */
  disabled?: boolean;
}

/** The first entry of both layouts. */
export function dashboardEntry(visitor: Visitor, routes: RouteRecord[]): MenuEntry {
  const route = routes.find(({ path }) => path === paths.dashboard);
  const disabled = !route || !mayEnter(route, visitor);
  return { path: paths.dashboard, label: route?.title ?? '', icon: 'dashboard', disabled };
}

export interface MenuGroup {
  name: string;
  icon: string;
  entries: MenuEntry[];
}

/** AGORA's menu: the tabs and modules of a system-access list. */
export function sideMenu(systemAccess: SystemAccess[], user: User, routes: RouteRecord[]): MenuGroup[] {
  const visitor = visitorOfAgora(user, systemAccess);
  const groups = new Map<number, MenuGroup>();
  for (const module of systemAccess) {
    const route = routes.find(({ path }) => isSameScreen(path, module.routename));
    if (!route || !mayEnter(route, visitor)) continue;
    const group = groups.get(module.tabaccessid) ?? { name: module.tabname, icon: module.tabicon, entries: [] };
    group.entries.push({ path: route.path, label: module.labelname, icon: module.modicon });
    groups.set(module.tabaccessid, group);
  }
  return [...groups.values()];
}

interface TopMenu {
  /** Shown in the bar itself. */
  links: MenuEntry[];
  fileManagement: (MenuEntry | FileManagementDialog)[];
}

/**
 * ALAGA MD's menu. Only administrators have File Management; other users see the entries that they may open in the bar.
 */
export function topMenu(user: User, { routes, fileManagementDialogs }: JoinedAreas): TopMenu {
  const visitor = { user, granted: [] };
  const links: MenuEntry[] = [];
  const entries: MenuEntry[] = [];
  for (const route of routes) {
    if (!route.topMenu || !mayEnter(route, visitor)) continue;
    const entry = { path: route.path, label: route.title, icon: '' };
    (route.topMenu === 'bar' ? links : entries).push(entry);
  }
  if (!isAdministrator(user)) return { links: [...links, ...entries.sort(byOrder)], fileManagement: [] };
  return { links, fileManagement: [...entries, ...fileManagementDialogs].sort(byOrder) };
}

const ORDER: readonly string[] = FILE_MANAGEMENT;
const byOrder = (one: { label: string }, other: { label: string }) =>
  ORDER.indexOf(one.label) - ORDER.indexOf(other.label);
