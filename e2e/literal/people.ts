// The people who sign in with the literal upstream, and the account whose screens they open.

/** Has most screens. */
export const ADMINISTRATOR = 'mis.it.admin@example.com';
/** Has all of them, because only this department posts announcements. */
export const CONTENT = 'int.mrd.admin@example.com';
/** In the department that decides on registrations of the first brand. */
export const REVIEWER = 'int.apd.admin@example.com';
/** Others change this account; no script signs in as it. */
export const CHANGED = 'int.legal.helper@example.com';
/** They sign in by the form, each in a separate script. */
export const SIGNING_IN_BY_FORM = {
  support: 'mis.tech.admin@example.com',
  doctors: 'int.mrd.standard@example.com',
  ofOtherDepartment: 'int.legal.standard@example.com',
};
export const EXPIRED = 'expired@example.com';
export const FORGOT_PASSWORD = 'int.mrktg.standard@example.com';

export const ACCOUNT = 'account=INT00000001';
