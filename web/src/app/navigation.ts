// Going to another screen, outside of components.
import { navigate } from 'wouter/use-browser-location';
import { basePath } from './config';
import { paths } from './paths';

/** Why a session ended; the login page says it. */
export type SignOutReason = 'signedOut' | 'tokenExpired' | 'anotherSession' | 'idle' | 'notSignedIn';

/** Goes to a path of the routes, below the base path. */
export function go(path: string, options?: { replace?: boolean; state?: unknown }): void {
  navigate(basePath + path, options);
}

/** The login page, which leads back to where the person was unless they signed out themselves. */
export function loginPath(reason: SignOutReason): string {
  if (reason === 'signedOut') return paths.login;
  const here = location.pathname.slice(basePath.length) + location.search;
  return `${paths.login}?next=${encodeURIComponent(here)}`;
}
