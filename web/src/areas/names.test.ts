// Every place in the console uses the same name for a screen, except where the specification gives other texts.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { canBeInMenu } from '@/app/routing/guards';
import { dashboardEntry, sideMenu, topMenu } from '@/app/routing/menus';
import { joinAreas, type Route } from '@/app/routing/routes';
import type { DEPARTMENTS } from '@/app/session/rules';
import type { Session } from '@/app/session/store';
import { user } from '@/app/testing';
import { areas } from '.';

/** Screens whose title is given by the specification, so AGORA's menu may use another name. */
const KEEP_THEIR_TITLE: Record<string, string> = {
  '/dashboard': "portal.md 2: document title '{product} Admin - Dashboard', and a Dashboard entry in both menus",
  '/announcement': "console.md 2.4: heading 'Announcement'",
};

/** Files whose screen has a heading other than its name. */
const OTHER_HEADINGS: Record<string, string> = {
  'newsletters/NewsletterPage.tsx': "console.md 2.2: title '{product} Newsletter' (brand-specific)",
  'legal/LegalPages.tsx':
    "portal.md 2: the text of the dialog 'Agora App Privacy Notice'; the menu says 'Privacy Policy'",
  'recovery/OtpVerificationPage.tsx': "console.md 2.6: step one 'Verify OTP', step two 'Change Password'",
  'session/LoginPage.tsx': 'the sign-in: it names the console, and stands in no menu',
  'tester/contract/ContractPage.tsx': 'for testers: it has a heading of its own inside, and stands in no menu',
};

const joined = joinAreas(areas);
const screens = joined.routes.filter(canBeInMenu);

let names: typeof import('@/app/routing/screenName');
let commands: typeof import('@/app/palette/commands');
beforeAll(async () => {
  vi.stubGlobal('document', { baseURI: 'http://console.test/', addEventListener: () => undefined });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  names = await import('@/app/routing/screenName');
  commands = await import('@/app/palette/commands');
});

/** Announcements are open to one department only, all other screens to administrators. */
const departmentOf = (path: string): (typeof DEPARTMENTS)[number] => (path === '/announcement' ? 'INT MRD' : 'MIS IT');

function sessionAt({ path }: Route, appName: Session['appName'], label?: string): Session {
  const data = user({ rolesid: '1', department: departmentOf(path) });
  const module = { tabaccessid: 1, tabname: 'Tab', tabicon: '', modaccessid: 1, modicon: '', routename: path };
  return {
    user_info: { access_token: '', data },
    device_id: '',
    current_pw: '',
    appName,
    system_access: label ? [{ ...module, labelname: label }] : [],
  } as unknown as Session;
}

/** The names in each place; `menu` is undefined when the menu has no entry. */
function calledBy(route: Route, session: Session) {
  const { user_info, system_access, appName } = session;
  const { links, fileManagement } = topMenu(user_info.data, joined);
  const entries =
    appName === 'AGORA'
      ? sideMenu(system_access, user_info.data, joined.routes).flatMap((group) => group.entries)
      : [...links, ...fileManagement.flatMap((entry) => ('path' in entry ? [entry] : []))];
  const command = commands.screenCommands(session, joined).find(({ id }) => id === route.path);
  return {
    menu: entries.find(({ path }) => path === route.path)?.label,
    title: names.screenName(route, session),
    palette: command?.label,
    alsoFoundBy: command?.hint ?? '',
  };
}

const isSecondAddress = ({ path, load }: Route) => screens.find((other) => other.load === load)?.path !== path;

it.each(screens.map((screen) => [screen.path, screen] as const))('%s has one name in AGORA', (path, screen) => {
  const { menu, title, palette, alsoFoundBy } = calledBy(screen, sessionAt(screen, 'AGORA', 'As the list says'));
  expect(menu).toBe('As the list says');
  expect(title).toBe(path in KEEP_THEIR_TITLE ? screen.title : menu);
  // The palette has each screen only once: it has no entry for a second address.
  if (isSecondAddress(screen)) return;
  expect(palette).toBe(title);
  if (title !== menu) expect(alsoFoundBy).toContain(menu);
  else expect(alsoFoundBy).toContain(screen.title);
});

it.each(screens.map((screen) => [screen.path, screen] as const))('%s has one name in ALAGA MD', (_, screen) => {
  const { menu = screen.title, title, palette = title } = calledBy(screen, sessionAt(screen, 'ALAGA MD'));
  expect([menu, title, palette]).toEqual([screen.title, screen.title, screen.title]);
});

it('the first entry of both menus has the name of its screen', () => {
  const entry = dashboardEntry({ user: user({ rolesid: '1' }), granted: [] }, joined.routes);
  expect(entry.label).toBe(screens.find(({ path }) => path === entry.path)?.title);
});

it('exactly the screens with a title in the specification keep it', () => {
  const keeping = screens.filter(({ keepsTitle }) => keepsTitle).map(({ path }) => path);
  expect(keeping.toSorted()).toEqual(Object.keys(KEEP_THEIR_TITLE).toSorted());
});

it('every other screen has its name as its heading', () => {
  const files = readdirSync('web/src/areas', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const own = files.filter((file) => /<H1\b|<ScreenTitle literal/.test(readFileSync(`web/src/areas/${file}`, 'utf8')));
  expect(own.toSorted()).toEqual(Object.keys(OTHER_HEADINGS).toSorted());
});
