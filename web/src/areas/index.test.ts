import { expect, it } from 'vitest';
import { mayEnter, pathAfterSignIn, pathWhenSignedIn } from '@/app/guards';
import { sideMenu, topMenu } from '@/app/menus';
import { paths } from '@/app/paths';
import { FILE_MANAGEMENT, joinAreas, type RouteRecord } from '@/app/routes';
import type { SystemAccess, User } from '@/app/session/store';
import { areas } from '.';

const joined = joinAreas(areas);
const { routes } = joined;

const administrator: User = {
  recordid: 1,
  emailaddress: 'x@lumina.example',
  email: 'x@lumina.example',
  firstname: 'X',
  department: 'MIS IT',
  role: '1',
  rolesid: '1',
  productavega_tag: true,
};
const standard: User = { ...administrator, role: '2', rolesid: '2' };
const support: User = { ...administrator, department: 'MIS TECH' };

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

it('lets administrators only into the reset pages', () => {
  for (const path of ['/concurrent', '/lockedout']) {
    expect(mayEnter(routeAt(path), administrator)).toBe(true);
    expect(mayEnter(routeAt(path), standard)).toBe(false);
  }
});

it('builds the side menu of the list, less what is not built or would be refused', () => {
  expect(pathsInSideMenu(administrator, '/concurrent', '/not-built')).toEqual(['/concurrent']);
  expect(pathsInSideMenu(standard, '/concurrent', '/not-built')).toEqual([]);
  expect(pathsInSideMenu({ ...standard, department: 'MIS TECH' }, '/concurrent', '/users')).toEqual(['/users']);
});

it('leads technical support away from the roles, and shows them no way there', () => {
  expect(mayEnter(routeAt('/sysaccess-manage-access'), administrator)).toBe(true);
  expect(mayEnter(routeAt('/sysaccess-manage-access'), support)).toBe(false);
  expect(routeAt('/sysaccess-manage-access').redirect?.(support)).toBe(paths.users);
});

it('shows File Management to administrators only, in the order of its list', () => {
  const labels = topMenu(administrator, joined).fileManagement.map(({ label }) => label);
  expect(labels).toEqual(FILE_MANAGEMENT.filter((label) => labels.includes(label)));
  expect(labels).toContain('Medgate and TelAventus Request Logs');
  expect(topMenu(standard, joined).fileManagement).toEqual([]);
});

it('leads a person to a screen they may enter, or to the page that greets them', () => {
  for (const user of [administrator, standard]) {
    for (const path of [pathAfterSignIn(user, routes), pathWhenSignedIn(user, routes)]) {
      expect(path === paths.welcome || mayEnter(routeAt(path), user)).toBe(true);
    }
  }
});

it('has no address twice', () => {
  const all = routes.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});
