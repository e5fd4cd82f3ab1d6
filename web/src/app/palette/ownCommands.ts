// The palette's personal and general commands: saved views, recently opened records, theme, application and logout.

import { preferences, toggleTheme } from '../preferences';
import { mayEnter, visitorOf } from '../routing/guards';
import { go } from '../routing/navigation';
import { type JoinedAreas, routeAt } from '../routing/routes';
import { screenName } from '../routing/screenName';
import { APPLICATIONS } from '../session/applications';
import { logout } from '../session/logout';
import type { Session } from '../session/store';
import { viewAddress } from '../views/address';
import { sortedViews, viewsOf } from '../views/store';
import type { Command } from './commandSearch';
import { openedRecords } from './recentlyOpened';

const VIEWS = 'Views';
const RECENTLY_OPENED = 'Recently opened';
const CONSOLE = 'Console';

/**
 * Views of the screens that the user may enter. A view's name may be a person's, so only its id is stored as recent.
 */
export function viewCommands(session: Session, areas: JoinedAreas): Command[] {
  const visitor = visitorOf(session);
  return sortedViews(viewsOf(session)).flatMap((view) => {
    const route = routeAt(areas.routes, view.path);
    if (!route || !mayEnter(route, visitor)) return [];
    const hint = screenName(route, session);
    const run = () => go(viewAddress(view.id, view));
    return [{ id: `view ${view.id}`, group: VIEWS, label: view.name, hint, words: 'view', run }];
  });
}

/** Without the record that is open now. */
export const latelyCommands = (currentPath: string): Command[] =>
  openedRecords()
    .filter(({ address }) => address !== currentPath)
    .map(({ id, label, of, address }) => ({
      id: `opened ${of} ${id}`,
      group: RECENTLY_OPENED,
      label,
      hint: of,
      isPassing: true,
      run: () => go(address),
    }));

export function consoleCommands(session: Session | null): Command[] {
  const theme: Command = {
    id: 'theme',
    group: CONSOLE,
    label: preferences.theme === 'dark' ? 'Light theme' : 'Dark theme',
    words: 'dark light theme appearance colours',
    stays: true,
    run: toggleTheme,
  };
  if (!session) return [theme];
  const others = APPLICATIONS.filter(({ value }) => value !== session.appName);
  return [
    theme,
    ...others.map(({ value }) => ({
      id: `application ${value}`,
      group: CONSOLE,
      label: `Switch to ${value}`,
      hint: 'signs you out',
      words: 'application',
      run: () => logout(value),
    })),
    { id: 'logout', group: CONSOLE, label: 'Logout', words: 'sign out', run: () => logout() },
  ];
}
