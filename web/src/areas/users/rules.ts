// The rules of the user form, in the order in which they are checked.

import type { ActQuestion } from '@/app/saving/agreement';
import { isAdministrator } from '@/app/session/rules';
import type { User } from '@/app/session/store';
import type { Role } from '@/shared/roles';
import { isComplex, TOO_SIMPLE } from '@/ui/proofs/passwordRules';
import { isEmailAddress } from '@/ui/texts/emailAddress';
import { visibleText } from '@/ui/texts/visibleText';
import type { AdminUser, UserFields } from './calls';

export const STATUSES = [
  { value: 'A', label: 'Active' },
  { value: 'D', label: 'Disapproved' },
] as const;

export const LOCKED = 'Only an administrator can change an administrator.';

const INVALID_EMAIL = 'Invalid Email.';
const USED_EMAIL = 'Email already used.';
export const NO_MATCH = "Passwords didn't match";
export const NOT_HUMAN = 'Please verify that you are human!';

const SHORTEST_PASSWORD = 8;

export interface UserForm {
  emailaddress: string;
  lastname: string;
  firstname: string;
  middlename: string;
  /** Whether the user belongs to the first brand or the second. */
  isFirstBrand: string;
  employee_id: string;
  department: UserFields['department'];
  rolesid: string;
  status: AdminUser['status'];
  password: string;
  confirmation: string;
}

export function emailProblem(typed: string, others: Pick<AdminUser, 'emailaddress'>[]): string | undefined {
  const email = typed.trim().toLowerCase();
  if (!email) return undefined;
  if (!isEmailAddress(email)) return INVALID_EMAIL;
  return others.some(({ emailaddress }) => emailaddress.toLowerCase() === email) ? USED_EMAIL : undefined;
}

/** The fields that must not be empty, with their names for the message. */
const TO_FILL = [
  ['emailaddress', 'the email'],
  ['lastname', 'the last name'],
  ['firstname', 'the first name'],
  ['middlename', 'the middle name'],
  ['employee_id', 'the employee ID'],
  ['rolesid', 'the role'],
] as const;

/** Why it cannot be saved yet; undefined when it can. */
export function missingIn(form: UserForm, isNew: boolean): string | undefined {
  const { password, confirmation } = form;
  const isPasswordThere = !isNew || (password.length >= SHORTEST_PASSWORD && password === confirmation);
  const missing = [
    ...TO_FILL.filter(([field]) => visibleText(form[field]) === '').map(([, name]) => name),
    ...(isPasswordThere ? [] : [`a password of at least ${SHORTEST_PASSWORD} characters, twice`]),
  ];
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : undefined;
}

const ADMINISTRATOR = '1';

/** Technical support manages users, but can neither change administrators nor create them. */
export const isLockedFor = (user: Pick<AdminUser, 'rolesid'> | undefined, editor: User) =>
  user?.rolesid === ADMINISTRATOR && !isAdministrator(editor);

export const rolesToGive = (roles: Role[], editor: User) =>
  isAdministrator(editor) ? roles : roles.filter(({ rolesid }) => rolesid !== ADMINISTRATOR);

const OWN = 'This is your own account. Change it on its own.';

/** The reason why this user is left out when several are changed together. */
export const whyNotWithOthers = (user: AdminUser, editor: User): string | undefined => {
  if (user.emailaddress === editor.emailaddress) return OWN;
  return isLockedFor(user, editor) ? LOCKED : undefined;
};

const OWN_ACCOUNT: ActQuestion = {
  title: 'Change your own account?',
  text: 'With another role or status, you may lose access to this screen.',
  confirm: 'Change',
};

/** Powers are not given by a slip of the hand, nor does anybody lock themselves out. */
export function powerQuestion(
  user: AdminUser | undefined,
  { firstname, lastname, rolesid, status }: UserForm,
  editor: string,
): ActQuestion | null {
  const isOwn = user?.emailaddress === editor;
  if (isOwn && (rolesid !== user.rolesid || status !== user.status)) return OWN_ACCOUNT;
  if (rolesid !== ADMINISTRATOR || user?.rolesid === ADMINISTRATOR) return null;
  return {
    title: `Make ${firstname.trim()} ${lastname.trim()} an Administrator?`,
    text: 'Administrators can open every screen, and manage users, roles and menus.',
    confirm: 'Make Administrator',
  };
}

/** The message of the first rule that the form breaks. */
export function problemOf(
  form: UserForm,
  others: Pick<AdminUser, 'emailaddress'>[],
  isNew: boolean,
  proof: string | null,
): string | undefined {
  const problem = emailProblem(form.emailaddress, others);
  if (problem) return problem;
  if (isNew && form.password !== form.confirmation) return NO_MATCH;
  if (isNew && !isComplex(form.password)) return TOO_SIMPLE;
  return proof ? undefined : NOT_HUMAN;
}

export const passwordsDiffer = ({ password, confirmation }: UserForm) =>
  confirmation !== '' && password !== confirmation;

/** A role that is not in the list gets its name from the specification. */
export const roleName = (roles: Role[], id: string) =>
  roles.find(({ rolesid }) => rolesid === id)?.name ?? (id === ADMINISTRATOR ? 'Administrator' : 'Standard User');
