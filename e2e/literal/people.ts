// Who signs in before the literal upstream.

/** The system access names most screens to administrators, in the variants that have one. */
export const ADMINISTRATOR = 'mis.it.admin@example.com';
/** Of the department that makes announcements. */
export const CONTENT = 'int.mrd.admin@example.com';
/** Of the department that decides on registrations of the first brand. */
export const REVIEWER = 'int.apd.admin@example.com';
/** Whoever is changed and reset by others; nobody works as them meanwhile. */
export const CHANGED = 'mis.tech.standard@example.com';
export const RESET = 'avg.apd.standard@example.com';
/** They sign in by the form, each in a script of their own. */
export const AT_THE_DOOR = { support: 'mis.tech.admin@example.com', doctors: 'int.mrd.standard@example.com' };
export const EXPIRED = 'expired@example.com';
export const FORGETFUL = 'int.mrktg.standard@example.com';
export const CHANGING = 'int.mrktg.admin@example.com';
