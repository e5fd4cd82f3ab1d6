import { expect, it } from 'vitest';
import { mayEnter, pathAfterSignIn, pathWhenSignedIn, type Visitor } from '@/app/guards';
import { sideMenu, topMenu } from '@/app/menus';
import { paths } from '@/app/paths';
import { FILE_MANAGEMENT, joinAreas, type RouteRecord } from '@/app/routes';
import type { SystemAccess, User } from '@/app/session/store';
import { user } from '@/app/testing';
import { areas } from '.';

const joined = joinAreas(areas);
const { routes } = joined;

const administrator = user({ rolesid: '1' });
const standard = user();
const support = user({ department: 'MIS TECH', rolesid: '5' });

const routeAt = (path: string) => routes.find((route) => route.path === path) as RouteRecord;

const accessTo = (...routenames: string[]): SystemAccess[] =>
  routenames.map((routename, index) => ({
    tabaccessid: 1,
    tabname: 'Recovery',
    tabicon: 'key',
    modaccessid: index,
    labelname: routename,
    modicon: 'key',
    routename,
  }));

const pathsInSideMenu = (user: User, ...routenames: string[]) =>
  sideMenu(accessTo(...routenames), user, routes).flatMap(({ entries }) => entries.map(({ path }) => path));

const visitor = (user: User, ...granted: string[]): Visitor => ({ user, granted });

it('lets administrators, and whose system access names them, into the reset pages', () => {
  for (const path of ['/concurrent', '/lockedout']) {
    expect(mayEnter(routeAt(path), visitor(administrator))).toBe(true);
    expect(mayEnter(routeAt(path), visitor(standard))).toBe(false);
    expect(mayEnter(routeAt(path), visitor(standard, path))).toBe(true);
    expect(mayEnter(routeAt(path), visitor(standard, '/users'))).toBe(false);
  }
});

it('grants every screen that the system access names, but not what gives power', () => {
  const granted = routes.map(({ path }) => path);
  const refusedTo = (user: User) =>
    routes.filter((route) => !mayEnter(route, visitor(user, ...granted))).map(({ path }) => path);
  expect(refusedTo(administrator)).toEqual([]);
  expect(refusedTo(standard)).toEqual(['/users', '/sysaccess-manage-access']);
  // What leads technical support away does so all the same.
  expect(refusedTo(support)).toEqual(['/dashboard', '/kycapproval', '/sysaccess-manage-access']);
});

it('builds the side menu of the list, less what is not built or gives power', () => {
  const all = ['/concurrent', '/not-built', '/users', '/sysaccess-manage-access'];
  expect(pathsInSideMenu(administrator, ...all)).toEqual(['/concurrent', '/users', '/sysaccess-manage-access']);
  expect(pathsInSideMenu(standard, ...all)).toEqual(['/concurrent']);
  expect(pathsInSideMenu(support, ...all)).toEqual(['/concurrent', '/users']);
});

it('leads technical support away from the roles, and shows them no way there', () => {
  expect(mayEnter(routeAt('/sysaccess-manage-access'), visitor(administrator))).toBe(true);
  expect(mayEnter(routeAt('/sysaccess-manage-access'), visitor(support))).toBe(false);
  expect(routeAt('/sysaccess-manage-access').redirect?.(support)).toBe(paths.users);
  expect(pathWhenSignedIn(visitor(support, '/concurrent'), routes)).toBe(paths.users);
});

it('shows File Management to administrators only, in the order of its list', () => {
  const labels = topMenu(administrator, joined).fileManagement.map(({ label }) => label);
  expect(labels).toEqual(FILE_MANAGEMENT.filter((label) => labels.includes(label)));
  expect(labels).toContain('Medgate and TelAventus Request Logs');
  expect(topMenu(standard, joined).fileManagement).toEqual([]);
});

it('leads a person to a screen they may enter, or to the page that greets them', () => {
  for (const who of [visitor(administrator), visitor(standard), visitor(standard, '/requestlogs'), visitor(support)]) {
    for (const path of [pathAfterSignIn(who, routes), pathWhenSignedIn(who, routes)]) {
      expect(path === paths.welcome || mayEnter(routeAt(path), who)).toBe(true);
    }
  }
});

it('has no address twice', () => {
  const all = routes.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});
