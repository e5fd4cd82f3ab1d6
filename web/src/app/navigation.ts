// Navigation outside of components.
import { navigate } from 'wouter/use-browser-location';
import { basePath } from './config';
import { paths } from './paths';

/** Why a session ended; the login page shows it. */
export type SignOutReason = 'signedOut' | 'tokenExpired' | 'anotherSession' | 'idle' | 'notSignedIn';

/** Goes to a path of the routes, below the base path. */
export function go(path: string, options?: { replace?: boolean; state?: unknown }): void {
  navigate(basePath + path, options);
}

/** The login page; unless the user signed out, signing in leads back to the current address. */
export function loginPath(reason: SignOutReason): string {
  if (reason === 'signedOut') return paths.login;
  const here = location.pathname.slice(basePath.length) + location.search;
  return `${paths.login}?next=${encodeURIComponent(here)}${location.hash}`;
}
