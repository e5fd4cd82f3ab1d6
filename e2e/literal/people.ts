// The people who sign in with the literal upstream.

/** In the variants with a system access, it has most screens for administrators. */
export const ADMINISTRATOR = 'mis.it.admin@example.com';
/** In the department that posts announcements. */
export const CONTENT = 'int.mrd.admin@example.com';
/** In the department that decides on registrations of the first brand. */
export const REVIEWER = 'int.apd.admin@example.com';
/** Accounts that others change and reset; no script signs in as them. */
export const CHANGED = 'int.legal.helper@example.com';
export const RESET = 'avg.apd.standard@example.com';
/** They sign in by the form, each in a separate script. */
export const SIGNING_IN_BY_FORM = {
  support: 'mis.tech.admin@example.com',
  doctors: 'int.mrd.standard@example.com',
  ofOtherDepartment: 'int.legal.standard@example.com',
};
export const EXPIRED = 'expired@example.com';
export const FORGOT_PASSWORD = 'int.mrktg.standard@example.com';
export const CHANGES_OWN_PASSWORD = 'int.mrktg.admin@example.com';
