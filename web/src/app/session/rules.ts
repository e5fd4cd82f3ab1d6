// Who a person is to the console, and where that leads.
import { paths } from '../paths';
import type { User } from './store';

export const DEPARTMENTS = [
  'INT APD',
  'AVG APD',
  'INT MRKTG',
  'AVG MRKTG',
  'INT MRD',
  'AVG MRD',
  'MIS IT',
  'MIS TECH',
  'INT CLAIMS',
  'AVG CLAIMS',
] as const satisfies User['department'][];

export const isAdministrator = (user: User) => user.rolesid === '1';

/** Technical support is led to the users from wherever else it goes. */
export const managesUsers = (user: User) => isAdministrator(user) || user.department === 'MIS TECH';

/** Where a person begins after signing in. */
export function landingOf({ department }: User): string {
  if (department === 'MIS TECH') return paths.users;
  if (department === 'INT MRD' || department === 'AVG MRD') return paths.doctors;
  if (department === 'INT APD' || department === 'AVG APD') return paths.dashboard;
  return paths.newsletter;
}

/** Where a person is led who opens the login page while signed in. */
export function homeOf({ department }: User): string {
  return department === 'INT MRKTG' || department === 'AVG MRKTG' ? paths.newsletter : paths.dashboard;
}

/** Only a path of this console: an address of elsewhere, or of the login itself, leads nowhere. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // Browsers drop tabs and line breaks from an address, which makes `//elsewhere` of `/<tab>/elsewhere`.
  return next && /^\/[^/\\\p{Cc}]/u.test(next) && !next.startsWith(paths.loginByName) ? next : null;
}
