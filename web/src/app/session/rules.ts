// Rules that depend on a user's role and department.
import type { received } from '#contract';
import { paths } from '../routing/paths';

type User = received['schemas']['User'];

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
] as const;

/** A user may be of another department than those that can be chosen. */
const isOf = ({ department }: User, ...departments: (typeof DEPARTMENTS)[number][]) =>
  departments.some((each) => each === department);

/** The company tag is the brand's name, or a flag like that of the Avega header. */
export const isSecondBrand = (hmoTag: string) => /^(avega|1|true)$/i.test(hmoTag);

export const isAdministrator = (user: User) => user.rolesid === '1';

const isTechnicalSupport = (user: User) => isOf(user, 'MIS TECH');

/** The departments that review doctors' applications. */
const isOfDoctors = (user: User) => isOf(user, 'INT MRD', 'AVG MRD');

/** The department's first screen after signing in. It may not exist or not be allowed: see `guards.ts`. */
export function wantedPathAfterSignIn(user: User): string {
  if (isTechnicalSupport(user)) return paths.users;
  if (isOfDoctors(user)) return paths.doctors;
  if (isOf(user, 'INT APD', 'AVG APD')) return paths.dashboard;
  return paths.newsletter;
}

/** The department's screen for a user who opens the login page while signed in. */
export function wantedPathWhenSignedIn(user: User): string {
  return isOf(user, 'INT MRKTG', 'AVG MRKTG') ? paths.newsletter : paths.dashboard;
}

/** The path to return to after signing in; null unless it is a path of this console other than the login page. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // Browsers drop tabs and line breaks from an address, which turns `/<tab>/elsewhere` into `//elsewhere`.
  return next && /^\/[^/\\\p{Cc}]/u.test(next) && !isLoginPage(next) ? next : null;
}

const ANY_HOST = 'http://host.invalid';

/** Judged as the browser resolves it, and as routes match: in any case, with or without a slash at the end. */
function isLoginPage(address: string): boolean {
  const path = new URL(address, ANY_HOST).pathname.toLowerCase().replace(/\/$/, '') || '/';
  return path === paths.login || path === paths.loginByName;
}
