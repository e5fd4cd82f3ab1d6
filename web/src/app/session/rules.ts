// What follows from a person's role and department.
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

const isTechnicalSupport = ({ department }: User) => department === 'MIS TECH';

export const managesUsers = (user: User) => isAdministrator(user) || isTechnicalSupport(user);

/** Technical support works with the users, and is led there from some other screens. */
export const redirectOfTechnicalSupport = (user: User) => (isTechnicalSupport(user) ? paths.users : null);

/** Where the department wants a person to begin after signing in. */
export function wantedPathAfterSignIn({ department }: User): string {
  if (department === 'MIS TECH') return paths.users;
  if (department === 'INT MRD' || department === 'AVG MRD') return paths.doctors;
  if (department === 'INT APD' || department === 'AVG APD') return paths.dashboard;
  return paths.newsletter;
}

/** Where the department wants a person led who opens the login page while signed in. */
export function wantedPathWhenSignedIn({ department }: User): string {
  return department === 'INT MRKTG' || department === 'AVG MRKTG' ? paths.newsletter : paths.dashboard;
}

/** Only a path of this console: an address of elsewhere, or of the login itself, leads nowhere. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // Browsers drop tabs and line breaks from an address, which makes `//elsewhere` of `/<tab>/elsewhere`.
  return next && /^\/[^/\\\p{Cc}]/u.test(next) && !next.startsWith(paths.loginByName) ? next : null;
}
