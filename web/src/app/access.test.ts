import { expect, it } from 'vitest';
import { home, landing, mayEnter, sideMenu, sideMenuOf, topMenu } from './access';
import { paths } from './paths';
import { type RouteRecord, routes } from './routes';
import type { Session, User } from './session/store';

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

const routeAt = (path: string) => routes.find((route) => route.path === path) as RouteRecord;

const session = (user: User, ...routenames: string[]): Session => ({
  user_info: { access_token: 'x', data: user },
  appName: 'AGORA',
  device_id: '0',
  current_pw: { salt: '', digest: '', iterations: 1 },
  system_access: routenames.map((routename, index) => ({
    tabaccessid: 1,
    tabname: 'Recovery',
    tabicon: 'key',
    modaccessid: index,
    labelname: routename,
    modicon: 'key',
    routename,
  })),
});

it('lets administrators only into the reset pages', () => {
  for (const path of [paths.resetLogin, paths.resetLockout]) {
    expect(mayEnter(routeAt(path), administrator)).toBe(true);
    expect(mayEnter(routeAt(path), standard)).toBe(false);
  }
});

it('builds the side menu of the list, less what is not built or would be refused', () => {
  const shown = (user: User) =>
    sideMenu(session(user, '/concurrent', '/not-built')).flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(shown(administrator)).toEqual(['/concurrent']);
  expect(shown(standard)).toEqual([]);
});

it('builds the same menu for somebody else', () => {
  const { system_access } = session(administrator, '/concurrent', '/users');
  const shown = (user: User) =>
    sideMenuOf(system_access, user).flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(shown(administrator)).toEqual(['/concurrent', '/users']);
  expect(shown({ ...standard, department: 'MIS TECH' })).toEqual(['/users']);
});

it('leads technical support away from the roles, and shows them no way there', () => {
  const support: User = { ...administrator, department: 'MIS TECH' };
  expect(mayEnter(routeAt(paths.access), administrator)).toBe(true);
  expect(mayEnter(routeAt(paths.access), support)).toBe(false);
  expect(routeAt(paths.access).instead?.(support)).toBe(paths.users);
});

it('shows File Management to administrators only', () => {
  expect(topMenu(administrator).map(({ name }) => name)).toContain('File Management');
  expect(topMenu(standard).map(({ name }) => name)).not.toContain('File Management');
});

it('leads a person to a screen they may enter, or to the page that greets them', () => {
  for (const user of [administrator, standard]) {
    const path = landing(user);
    expect(path === paths.welcome || mayEnter(routeAt(path), user)).toBe(true);
    expect(home(user) === paths.welcome || mayEnter(routeAt(home(user)), user)).toBe(true);
  }
});

it('has no address twice', () => {
  const all = routes.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});
