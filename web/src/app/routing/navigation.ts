// Navigation outside of components.
import { useEffect } from 'react';
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

/** Of a screen that nobody is led back to who was signed out there for doing nothing. */
export function useLeftForGood(): void {
  useEffect(() => {
    leftForGood += 1;
    return () => {
      leftForGood -= 1;
    };
  }, []);
}

/** The login page; unless the user signed out, or left for good, signing in leads back to the current address. */
export function loginPath(reason: SignOutReason): string {
  if (reason === 'signedOut' || (reason === 'idle' && leftForGood > 0)) return paths.login;
  const here = location.pathname.slice(basePath.length) + location.search;
  return `${paths.login}?next=${encodeURIComponent(here)}${location.hash}`;
}
