// Who may open which screen. The screens' guard, the menus and the sign-in all ask here, so that they never disagree.
import { paths } from './paths';
import type { RouteRecord } from './routes';
import { wantedPathAfterSignIn, wantedPathWhenSignedIn } from './session/rules';
import type { User } from './session/store';

export function mayEnter({ guard, redirect }: RouteRecord, user: User): boolean {
  return !redirect?.(user) && (typeof guard !== 'function' || guard(user));
}

/** Whether a menu can lead to it. */
export const canBeInMenu = ({ guard, path }: RouteRecord) => guard !== 'public' && path !== paths.welcome;

/** The wanted screen if it is there and open to the person, else the first that is, else the page that greets them. */
function openPath(wanted: string, user: User, routes: RouteRecord[]): string {
  const open = routes.filter((route) => canBeInMenu(route) && mayEnter(route, user));
  return (open.find(({ path }) => path === wanted) ?? open[0])?.path ?? paths.welcome;
}

/** Where a person begins who has just signed in. */
export const pathAfterSignIn = (user: User, routes: RouteRecord[]) =>
  openPath(wantedPathAfterSignIn(user), user, routes);

/** Where a person goes on who is signed in already. */
export const pathWhenSignedIn = (user: User, routes: RouteRecord[]) =>
  openPath(wantedPathWhenSignedIn(user), user, routes);
