// Every screen of the console, and every kind of people: who may open what, where they begin, and what their bar shows.
import { describe, expect, it } from 'vitest';
import { canBeInMenu, mayEnter, pathAfterSignIn, pathWhenSignedIn } from '@/app/routing/guards';
import { topMenu } from '@/app/routing/menus';
import { FILE_MANAGEMENT, joinAreas } from '@/app/routing/routes';
import { DEPARTMENTS } from '@/app/session/rules';
import { user } from '@/app/testing';
import { powers } from '../../../openapi/generated/policy';
import { areas } from '.';

const joined = joinAreas(areas);
const screens = joined.routes.filter(canBeInMenu);

type Department = (typeof DEPARTMENTS)[number];
const ADMINISTRATOR = '1';
const REVIEWER = '2';

/** Whom each screen is open to besides administrators; no list has to grant it. */
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
};
/** A screen that stands here is one of the specification; of what was added since, the contract says whose it is. */
const departmentsOf = (path: string): readonly Department[] => {
  const { departments = [] } = Object.values(powers).find(({ screen }) => screen === path) ?? {};
  return OPEN_TO[path] ?? DEPARTMENTS.filter((department) => departments.includes(department));
};
/** Where technical support is led to their own screen instead, administrators among them too. */
const LEADS_TO_USERS = ['/dashboard', '/kycapproval', '/docdashboard', '/announcement', '/sysaccess-manage-access'];
/** Announcements are those of one department. */
const NOT_FOR_ADMINISTRATORS = ['/announcement'];
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

  it('is open to whom a list grants it, unless it gives power over others', () => {
    expect(opensTo(REVIEWER, [path])).toEqual(GIVES_POWER.includes(path) ? others : unlessLedAway);
    expect(opensTo(REVIEWER, ['/elsewhere'])).toEqual(others);
  });

  it('leads nobody elsewhere but technical support', () => {
    const led = DEPARTMENTS.filter((department) => screen.redirect?.(user({ department })));
    expect(led).toEqual(isLedAway ? ['MIS TECH'] : []);
    if (isLedAway) expect(screen.redirect?.(user({ department: 'MIS TECH' }))).toBe('/users');
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
  it.each([ADMINISTRATOR, REVIEWER])('with role %s begins at its screen, in whichever application', (rolesid) => {
    const visitor = { user: user({ department, rolesid }), granted: [] };
    expect(pathAfterSignIn(visitor, joined.routes)).toBe(FIRST[department]);
    // All may open it, so that signing in leads nowhere else when a list grants more.
    expect(pathAfterSignIn({ ...visitor, granted: ['/concurrent'] }, joined.routes)).toBe(FIRST[department]);
  });

  it('is led to a screen that it may open when it is signed in already', () => {
    const path = pathWhenSignedIn({ user: user({ department }), granted: [] }, joined.routes);
    const marketing = department.endsWith('MRKTG') ? '/newsletter' : '/dashboard';
    expect(path).toBe(department === 'MIS TECH' ? '/users' : marketing);
  });

  it('sees in the bar what it may open', () => {
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

  it('has all of File Management as an administrator, but for what support is led away from', () => {
    const { fileManagement } = topMenu(user({ department, rolesid: ADMINISTRATOR }), joined);
    const isSupport = department === 'MIS TECH';
    expect(fileManagement.map(({ label }) => label)).toEqual(
      FILE_MANAGEMENT.filter((label) => !isSupport || label !== 'Roles and Menus'),
    );
  });
});
