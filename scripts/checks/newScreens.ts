// What a new area and its screens must be told to, as sentences: the lists of all areas, the scripts that go to every screen, and a menu.
import { canBeInMenu } from '../../web/src/app/routing/guards';
import { paths } from '../../web/src/app/routing/paths';
import type { RouteRecord } from '../../web/src/app/routing/routes';

const SCREENS_FILE = 'e2e/session/screens.ts';
const MENUS_FILE = 'mocks/areas/access/menus.ts';

const guarded = (routes: RouteRecord[]) => routes.filter((route) => canBeInMenu(route) && !route.besideMocks);
const called = ({ path, title }: RouteRecord) => `'${title}' (${path})`;

/** Of the screens that no script walks to, and of what the scripts know and is no screen. */
export function notWalked(routes: RouteRecord[], walked: string[]): string[] {
  const screens = guarded(routes);
  return [
    ...screens
      .filter(({ path }) => !walked.includes(path.slice(1)))
      .map(
        (route) =>
          `${called(route)} is walked to by no script. Write into ${SCREENS_FILE}, as '${route.path.slice(1)}', which heading an administrator, technical support and everybody else find there: guards.spec.ts and walk.spec.ts then go there as each of them.`,
      ),
    ...walked
      .filter((address) => !screens.some(({ path }) => path === `/${address}`))
      .map(
        (address) =>
          `${SCREENS_FILE} has '${address}', which is no screen of any area: take it out there, or write its area into web/src/areas/index.ts.`,
      ),
  ];
}

/** Of the screens that are reached by their address alone. `listed` is what AGORA's menu is seeded with. */
export function inNoMenu(routes: RouteRecord[], listed: string[]): string[] {
  const screens = guarded(routes);
  const isReached = ({ path, topMenu }: RouteRecord) =>
    // The dashboard stands before all menus.
    path === paths.dashboard || topMenu !== undefined || listed.includes(path);
  return screens.flatMap((route) => {
    const { path, openedFrom } = route;
    if (openedFrom === undefined)
      return isReached(route)
        ? []
        : [
            `${called(route)} stands in no menu. AGORA's follows the system-access list: write it into a tab of ${MENUS_FILE}. ALAGA MD's follows 'topMenu' in the area's index.ts. A screen that another one leads to says so there: openedFrom: '/its-path'.`,
          ];
    const from = screens.find((other) => other.path === openedFrom);
    return from && from.path !== path
      ? []
      : [`${called(route)} is opened from ${openedFrom}, which is no other screen.`];
  });
}

/** Of the rooms that stand in no list of all areas. `list` is the text of the file that has it. */
export const notListed = (folder: string, rooms: string[], list: string): string[] =>
  rooms
    .filter((room) => !list.includes(` from './${room}'`))
    .map(
      (room) => `${folder}/${room} is in no list: import it in ${folder}/index.ts, and write it into 'areas' there.`,
    );
