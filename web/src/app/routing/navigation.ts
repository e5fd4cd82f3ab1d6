// Navigation outside of components.
import { navigate } from 'wouter/use-browser-location';
import { basePath } from '@/app/config';
import { paths } from './paths';

/** Why a session ended; the login page shows it. */
export type SignOutReason = 'signedOut' | 'tokenExpired' | 'anotherSession' | 'idle' | 'notSignedIn';

/** Goes to a path of the routes, below the base path. */
export function go(path: string, options?: { replace?: boolean; state?: unknown }): void {
  navigate(basePath + path, options);
}

let leftForGood = 0;

/** The effect of a screen to which the user is not led back after being signed out for inactivity. */
export function withoutReturn(): () => void {
  leftForGood += 1;
  return () => {
    leftForGood -= 1;
  };
}

/**
 * The login page; unless the user signed out or the screen must not be returned to, signing in leads back to this
 * address.
 */
export function loginPath(reason: SignOutReason): string {
  if (reason === 'signedOut' || (reason === 'idle' && leftForGood > 0)) return paths.login;
  const currentPath = location.pathname.slice(basePath.length) + location.search;
  return `${paths.login}?next=${encodeURIComponent(currentPath)}${location.hash}`;
}
