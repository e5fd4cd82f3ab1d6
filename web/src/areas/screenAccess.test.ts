// For every screen and every department: who may open it, where users start, and what their menu bar shows. The table is
// the specification's; what opens screens and allows calls is the contract's `x-powers`.
import { describe, expect, it } from 'vitest';
import { powers } from '#contract';
import { canBeInMenu, mayEnter, pathAfterSignIn, pathWhenSignedIn, redirectOf } from '@/app/routing/guards';
import { topMenu } from '@/app/routing/menus';
import { FILE_MANAGEMENT, joinAreas } from '@/app/routing/routes';
import { DEPARTMENTS } from '@/app/session/rules';
import { user } from '@/app/testing';
import { areas } from '.';

const joined = joinAreas(areas);
const screens = joined.routes.filter(canBeInMenu);

type Department = (typeof DEPARTMENTS)[number];
const ADMINISTRATOR = '1';
const REVIEWER = '2';

/** The departments that may open each screen without an entry in the system access list; administrators may, too. */
const ACCOUNTS: Department[] = ['INT APD', 'AVG APD'];
const DOCTORS: Department[] = ['INT MRD', 'AVG MRD'];
const NOT_SUPPORT = DEPARTMENTS.filter((department) => department !== 'MIS TECH');
const OPEN_TO: Record<string, readonly Department[]> = {
  '/newsletter': DEPARTMENTS,
  '/store': DEPARTMENTS,
  '/category': DEPARTMENTS,
  '/dashboard': NOT_SUPPORT,
  '/kycapproval': NOT_SUPPORT,
  '/docdashboard': DOCTORS,
  '/announcement': ['INT MRD'],
  '/users': ['MIS TECH'],
  '/corp-suspend': ACCOUNTS,
  '/disable-features': ACCOUNTS,
  '/account': ACCOUNTS,
};
/**
 * The screens of the specification are listed above, with the page of an account; for screens that were added later the contract names the
 * departments.
 */
const departmentsOf = (path: string): readonly Department[] => {
  const { departments = [] } = Object.values(powers).find(({ screen }) => screen === path) ?? {};
  return OPEN_TO[path] ?? DEPARTMENTS.filter((department) => departments.includes(department));
};
/** Screens from which technical support is redirected to the user list, even as administrators. */
const LEADS_TO_USERS = ['/dashboard', '/kycapproval', '/docdashboard', '/announcement', '/sysaccess-manage-access'];
/** Announcements are open to one department only. */
const NOT_FOR_ADMINISTRATORS = ['/announcement'];
/** Open with any of the screens that it leads to; its own entry alone opens nothing. */
const OPEN_WITH: Record<string, readonly string[]> = {
  '/account': ['/corp-suspend', '/disable-features', '/bank-inclusion', '/rCSValidityController'],
};
const GIVES_POWER = ['/users', '/sysaccess-manage-access'];

describe.each(screens.map((screen) => [screen.path, screen] as const))('%s', (path, screen) => {
  const opensTo = (rolesid: string, granted: string[] = []) =>
    DEPARTMENTS.filter((department) => mayEnter(screen, { user: user({ department, rolesid }), granted }));
  const others = departmentsOf(path);
  const isLedAway = LEADS_TO_USERS.includes(path);
  const unlessLedAway = DEPARTMENTS.filter((department) => !isLedAway || department !== 'MIS TECH');

  it('is open to its departments, and to administrators', () => {
    expect(opensTo(REVIEWER)).toEqual(others);
    expect(opensTo(ADMINISTRATOR)).toEqual(NOT_FOR_ADMINISTRATORS.includes(path) ? others : unlessLedAway);
  });

  it('is open to users with an entry in the system access list, unless it gives power over others', () => {
    const entries = OPEN_WITH[path] ?? [path];
    for (const entry of entries)
      expect(opensTo(REVIEWER, [entry])).toEqual(GIVES_POWER.includes(path) ? others : unlessLedAway);
    if (!entries.includes(path)) expect(opensTo(REVIEWER, [path])).toEqual(others);
    expect(opensTo(REVIEWER, ['/elsewhere'])).toEqual(others);
  });

  it('redirects only technical support', () => {
    const led = DEPARTMENTS.filter((department) => redirectOf(screen, user({ department })));
    expect(led).toEqual(isLedAway ? ['MIS TECH'] : []);
    if (isLedAway) expect(redirectOf(screen, user({ department: 'MIS TECH' }))).toBe('/users');
  });
});

const FIRST: Record<Department, string> = {
  'INT APD': '/dashboard',
  'AVG APD': '/dashboard',
  'INT MRKTG': '/newsletter',
  'AVG MRKTG': '/newsletter',
  'INT MRD': '/docdashboard',
  'AVG MRD': '/docdashboard',
  'MIS IT': '/newsletter',
  'MIS TECH': '/users',
  'INT CLAIMS': '/newsletter',
  'AVG CLAIMS': '/newsletter',
};

describe.each(DEPARTMENTS)('%s', (department) => {
  it.each([ADMINISTRATOR, REVIEWER])('starts at the screen of its department with role %s', (rolesid) => {
    const visitor = { user: user({ department, rolesid }), granted: [] };
    expect(pathAfterSignIn(visitor, joined.routes)).toBe(FIRST[department]);
    // Every user may open it, so an entry in the system access list changes nothing.
    expect(pathAfterSignIn({ ...visitor, granted: ['/concurrent'] }, joined.routes)).toBe(FIRST[department]);
  });

  it('goes to a screen that it may open when it is already signed in', () => {
    const path = pathWhenSignedIn({ user: user({ department }), granted: [] }, joined.routes);
    const marketing = department.endsWith('MRKTG') ? '/newsletter' : '/dashboard';
    expect(path).toBe(department === 'MIS TECH' ? '/users' : marketing);
  });

  it('sees the screens that it may open in the menu bar', () => {
    const { links, fileManagement } = topMenu(user({ department }), joined);
    const own = {
      'INT APD': ['Suspend Corporate Account', 'Disable Features per CorpAccount'],
      'AVG APD': ['Suspend Corporate Account', 'Disable Features per CorpAccount'],
      'INT MRD': ['Doctors Portal', 'Announcement'],
      'AVG MRD': ['Doctors Portal'],
      'MIS TECH': ['Users'],
    }[department as string];
    expect(links.map(({ label }) => label).toSorted()).toEqual(['Newsletter', ...(own ?? [])].toSorted());
    expect(fileManagement).toEqual([]);
  });

  it('has all of File Management as an administrator, except screens that redirect technical support', () => {
    const { fileManagement } = topMenu(user({ department, rolesid: ADMINISTRATOR }), joined);
    const isSupport = department === 'MIS TECH';
    expect(fileManagement.map(({ label }) => label)).toEqual(
      FILE_MANAGEMENT.filter((label) => !isSupport || label !== 'Roles and Menus'),
    );
  });
});
