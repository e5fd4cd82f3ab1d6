// Checks that a new area and its screens are in all lists: the lists of areas, the scripts that visit every screen, a
// menu.
import { canBeInMenu } from '../../web/src/app/routing/guards';
import { paths } from '../../web/src/app/routing/paths';
import type { RouteRecord } from '../../web/src/app/routing/routes';

const SCREENS_FILE = 'e2e/session/screens.ts';
const MENUS_FILE = 'mocks/areas/access/menus.ts';

const guarded = (routes: RouteRecord[]) => routes.filter((route) => canBeInMenu(route) && !route.besideMocks);
const called = ({ path, title }: RouteRecord) => `'${title}' (${path})`;

/** Sentences for screens that no script visits, and for addresses in the scripts that are no screens. */
export function notWalked(routes: RouteRecord[], walked: string[]): string[] {
  const screens = guarded(routes);
  return [
    ...screens
      .filter(({ path }) => !walked.includes(path.slice(1)))
      .map(
        (route) =>
          `${called(route)} is not opened by any script. In ${SCREENS_FILE}, under '${route.path.slice(1)}', write the heading that an administrator sees there; walk.spec.ts then opens it.`,
      ),
    ...walked
      .filter((address) => !screens.some(({ path }) => path === `/${address}`))
      .map(
        (address) =>
          `${SCREENS_FILE} has '${address}', which is not a screen of any area: remove it there, or add its area to web/src/areas/index.ts.`,
      ),
  ];
}

/** Sentences for screens that can only be reached by their address. `listed` is the seed of AGORA's menu. */
export function inNoMenu(routes: RouteRecord[], listed: string[]): string[] {
  const screens = guarded(routes);
  const isReached = ({ path, topMenu }: RouteRecord) =>
    // The dashboard is always in the menu.
    path === paths.dashboard || topMenu !== undefined || listed.includes(path);
  return screens.flatMap((route) => {
    const { path, openedFrom } = route;
    if (openedFrom === undefined)
      return isReached(route)
        ? []
        : [
            `${called(route)} is not in any menu. AGORA's menu comes from the system-access list: add the screen to a tab of ${MENUS_FILE}. ALAGA MD's menu comes from 'topMenu' in the area's index.ts. If another screen leads to it, write there openedFrom: '/its-path'.`,
          ];
    const from = screens.find((other) => other.path === openedFrom);
    return from && from.path !== path
      ? []
      : [`${called(route)} is opened from ${openedFrom}, which is not another screen.`];
  });
}

/** Sentences for areas that are missing from the list of areas. `list` is the text of the file with the list. */
export const notListed = (folder: string, rooms: string[], list: string): string[] =>
  rooms
    .filter((room) => !list.includes(` from './${room}'`))
    .map(
      (room) => `${folder}/${room} is not in the list: import it in ${folder}/index.ts, and add it to 'areas' there.`,
    );
