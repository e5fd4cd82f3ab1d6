// The palette's commands for the actions of the open screen, and for the screens that the user may enter.

import { screenActions } from '@/ui/browser/screenActions';
import { keysOfTopDialog } from '@/ui/keys/useKeys';
import { canBeInMenu, mayEnter, visitorOf } from '../routing/guards';
import { sideMenu, topMenu } from '../routing/menus';
import { go } from '../routing/navigation';
import type { JoinedAreas, Route } from '../routing/routes';
import { screenName } from '../routing/screenName';
import type { Session } from '../session/store';
import type { Command } from './commandSearch';

const THIS_SCREEN = 'This screen';
const THIS_DIALOG = 'Here';
const SCREENS = 'Go to';

/**
 * The keys of a dialog above the screen, such as a case. Repeating keys, such as for moving a picture, are no commands.
 */
export const dialogCommands = (path: string): Command[] =>
  keysOfTopDialog()
    .filter(({ group, repeats }) => group !== 'Help' && !repeats)
    .map(({ key, label, run }) => ({ id: `${path} ${label}`, group: THIS_DIALOG, label, hint: key, stays: true, run }));

/** Not offered while a dialog is open above the screen. */
export const actionCommands = (path: string): Command[] =>
  screenActions().map(({ label, run }) => ({ id: `${path} ${label}`, group: THIS_SCREEN, label, stays: true, run }));

/**
 * Each screen once. It is also found by its other names; its address distinguishes it from another with the same name.
 */
export function screenCommands(session: Session, areas: JoinedAreas): Command[] {
  const { user_info, appName, system_access } = session;
  const user = user_info.data;
  const visitor = visitorOf(session);
  const { links, fileManagement } = topMenu(user, areas);
  const entries =
    appName === 'AGORA'
      ? sideMenu(system_access, user, areas.routes).flatMap((group) => group.entries)
      : [...links, ...fileManagement.flatMap((entry) => ('path' in entry ? [entry] : []))];
  const nameOf = (route: Route) => screenName(route, session);
  const enterable = areas.routes.filter((route) => canBeInMenu(route) && mayEnter(route, visitor));
  const addressesOf = (screen: Route) => enterable.filter(({ load }) => load === screen.load).map(({ path }) => path);
  const screens = enterable.filter((route) => addressesOf(route)[0] === route.path);
  return screens.map((screen) => {
    const { path, title, alsoCalled } = screen;
    const label = nameOf(screen);
    const addresses = addressesOf(screen);
    const inMenu = entries.filter((entry) => addresses.includes(entry.path)).map((entry) => entry.label);
    const others = new Set([...inMenu, title]);
    others.delete(label);
    const isAlone = screens.filter((other) => nameOf(other) === label).length === 1;
    const hint = [...others].join(', ') || (!isAlone && path);
    return {
      id: path,
      group: SCREENS,
      label,
      ...(hint && { hint }),
      ...(alsoCalled && { words: alsoCalled }),
      run: () => go(path),
    };
  });
}
