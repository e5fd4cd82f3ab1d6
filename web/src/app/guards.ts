// Who may open which screen. The screens' guard, the menus and the sign-in share these rules, so that they agree.
import { paths } from './paths';
import type { RouteRecord } from './routes';
import { wantedPathAfterSignIn, wantedPathWhenSignedIn } from './session/rules';
import type { User } from './session/store';

export function mayEnter({ guard, redirect }: RouteRecord, user: User): boolean {
  return !redirect?.(user) && (typeof guard !== 'function' || guard(user));
}

/** Whether a menu can link to the screen. */
export const canBeInMenu = ({ guard, path }: RouteRecord) => guard !== 'public' && path !== paths.welcome;

/** The wanted path if the user may open it, otherwise the first path they may open, otherwise the welcome page. */
function openPath(wanted: string, user: User, routes: RouteRecord[]): string {
  const open = routes.filter((route) => canBeInMenu(route) && mayEnter(route, user));
  return (open.find(({ path }) => path === wanted) ?? open[0])?.path ?? paths.welcome;
}

/** The first screen after signing in. */
export const pathAfterSignIn = (user: User, routes: RouteRecord[]) =>
  openPath(wantedPathAfterSignIn(user), user, routes);

/** The screen for a user who opens the login page while signed in. */
export const pathWhenSignedIn = (user: User, routes: RouteRecord[]) =>
  openPath(wantedPathWhenSignedIn(user), user, routes);
