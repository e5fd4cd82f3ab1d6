// Who may open which screen. Guards, menus and the sign-in share these rules, so that they agree.

import { powers } from '#contract';
import { isGivenTo, type Power, screenThatGives } from '#wire/powers';
import { isSameScreen } from '#wire/screenPath';
import { wantedPathAfterSignIn, wantedPathWhenSignedIn } from '@/app/session/rules';
import type { Session, SystemAccess, User } from '@/app/session/store';
import { paths } from './paths';
import { type RouteRecord, routeAt } from './routes';

/** The user, and the paths that are granted to them. */
export interface Visitor {
  user: User;
  granted: readonly string[];
}

/** AGORA grants the screens in the user's system-access list. */
export const visitorOfAgora = (user: User, systemAccess: readonly SystemAccess[]): Visitor => ({
  user,
  granted: systemAccess.map(({ routename }) => routename),
});

export const visitorOf = ({ user_info, appName, system_access }: Session): Visitor =>
  visitorOfAgora(user_info.data, appName === 'AGORA' ? system_access : []);

/** The powers that open a screen, each by itself; nobody may open a screen without one. */
export function powersOf({ guard, path }: RouteRecord): Power[] {
  if (guard === 'public') return [{ everyone: true }];
  if (guard === undefined) return Object.values(powers).filter(({ screen }) => screen === path);
  return [guard].flat().map((name) => powers[name]);
}

export const mayEnter = (route: RouteRecord, { user, granted }: Visitor): boolean =>
  powersOf(route).some((power) => {
    const screen = screenThatGives(power, user);
    return isGivenTo(power, user) || (screen !== undefined && granted.some((each) => isSameScreen(each, screen)));
  });

/** Technical support works on the list of users: the screens that except it redirect there. */
export const redirectOf = (route: RouteRecord, { department }: User) =>
  powersOf(route).some(({ except }) => except?.includes(department)) ? paths.users : null;

/** Whether a menu can link to the screen. */
export const canBeInMenu = ({ guard, path }: RouteRecord) => guard !== 'public' && path !== paths.welcome;

/** The wanted path if the visitor may open it, otherwise the first path they may open, otherwise the welcome page. */
function openPath(wanted: string, visitor: Visitor, routes: RouteRecord[]): string {
  const open = routes.filter((route) => canBeInMenu(route) && mayEnter(route, visitor));
  const route = routes.find(({ path }) => path === wanted);
  const target = (route && redirectOf(route, visitor.user)) ?? wanted;
  return (open.find(({ path }) => path === target) ?? open[0])?.path ?? paths.welcome;
}

/** The address to return to, if the visitor may open its screen: another user may have left it there. */
export function openAddress(address: string | null, visitor: Visitor, routes: RouteRecord[]): string | null {
  const route = address && routeAt(routes, address.replace(/[?#].*/s, ''));
  return route && mayEnter(route, visitor) ? address : null;
}

/** The first screen after signing in. */
export const pathAfterSignIn = (visitor: Visitor, routes: RouteRecord[]) =>
  openPath(wantedPathAfterSignIn(visitor.user), visitor, routes);

/** The screen for a user who opens the login page while signed in. */
export const pathWhenSignedIn = (visitor: Visitor, routes: RouteRecord[]) =>
  openPath(wantedPathWhenSignedIn(visitor.user), visitor, routes);
