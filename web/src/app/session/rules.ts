// Rules that depend on a user's role and department.
import type { components } from '#contract';
import { paths } from '../routing/paths';

type User = components['schemas']['User'];

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

/** The name of the caller in calls that carry a username. */
export const usernameOf = ({ username, emailaddress }: User) => username || emailaddress;

/** The company tag is the brand's name, or a flag like that of the Avega header. */
export const isSecondBrand = (hmoTag: string) => /^(avega|1|true)$/i.test(hmoTag);

export const isAdministrator = (user: User) => user.rolesid === '1';

const isTechnicalSupport = ({ department }: User) => department === 'MIS TECH';

export const managesUsers = (user: User) => isAdministrator(user) || isTechnicalSupport(user);

/** The departments that review doctors' applications. */
const isOfDoctors = ({ department }: User) => department === 'INT MRD' || department === 'AVG MRD';

export const reviewsDoctors = (user: User) => isAdministrator(user) || isOfDoctors(user);

/** The departments that manage what members of a corporate account may do: suspensions and disabled features. */
export const keepsAccounts = (user: User) =>
  isAdministrator(user) || user.department === 'INT APD' || user.department === 'AVG APD';

export const makesAnnouncements = ({ department }: User) => department === 'INT MRD';

/** Technical support works on the Users screen, and some other screens redirect there. */
export const redirectOfTechnicalSupport = (user: User) => (isTechnicalSupport(user) ? paths.users : null);

/** The department's first screen after signing in. It may not exist or not be allowed: see `guards.ts`. */
export function wantedPathAfterSignIn(user: User): string {
  const { department } = user;
  if (department === 'MIS TECH') return paths.users;
  if (isOfDoctors(user)) return paths.doctors;
  if (department === 'INT APD' || department === 'AVG APD') return paths.dashboard;
  return paths.newsletter;
}

/** The department's screen for a user who opens the login page while signed in. */
export function wantedPathWhenSignedIn({ department }: User): string {
  return department === 'INT MRKTG' || department === 'AVG MRKTG' ? paths.newsletter : paths.dashboard;
}

/** The path to return to after signing in; null unless it is a path of this console other than the login page. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // Browsers drop tabs and line breaks from an address, which turns `/<tab>/elsewhere` into `//elsewhere`.
  return next && /^\/[^/\\\p{Cc}]/u.test(next) && !next.startsWith(paths.loginByName) ? next : null;
}
