// Describes who may open a screen.
import { mayEnter, powersOf } from '../routing/guards';
import type { RouteRecord } from '../routing/routes';
import { DEPARTMENTS } from '../session/rules';
import type { User } from '../session/store';

const ADMINISTRATOR = '1';
const ANYBODY_ELSE = '2';
const NOBODY: User = {
  recordid: 0,
  emailaddress: '',
  email: '',
  firstname: '',
  department: 'MIS IT',
  role: '',
  rolesid: '',
  productavega_tag: true,
};

type Department = User['department'];

/** A sample user of a department, for evaluating guards. */
export const sampleUserOf = (department: Department, isAdministrator = false): User => ({
  ...NOBODY,
  department,
  rolesid: isAdministrator ? ADMINISTRATOR : ANYBODY_ELSE,
  productavega_tag: !department.startsWith('AVG'),
});

const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

export function accessText(route: RouteRecord): string {
  if (route.guard === 'public') return 'Anyone, signed in or not.';
  const may = (department: Department, isAdministrator: boolean, granted: string[] = []) =>
    mayEnter(route, { user: sampleUserOf(department, isAdministrator), granted });
  const all = DEPARTMENTS.filter((department) => may(department, false));
  const administrators = DEPARTMENTS.filter((department) => may(department, true));
  // The screens of AGORA's menu that open it: its own, unless it is open with other screens.
  const inMenu = powersOf(route).flatMap(({ screen }) => screen ?? []);
  const never = DEPARTMENTS.filter((department) => !may(department, true) && !may(department, false, inMenu));
  const byMenu = DEPARTMENTS.some((department) => !may(department, false) && may(department, false, inMenu));

  const exceptions = never.length > 0 ? `, except ${listed(never)}` : '';
  if (all.length + never.length === DEPARTMENTS.length) return `Everyone who is signed in${exceptions}.`;
  const permitted = [
    ...(administrators.length > all.length ? ['administrators'] : []),
    ...(all.length > 0 ? [`everyone in ${listed(all)}`] : []),
  ].join(' and ');
  const what = inMenu.length > 1 ? 'a screen that leads to it' : 'it';
  const menu = byMenu ? `. In AGORA, also everyone who has ${what} in the menu` : '';
  return `${permitted.charAt(0).toUpperCase()}${permitted.slice(1)}${menu}${exceptions}.`;
}
