// The initial values of the user form, and what is sent from it.
import { isUnread, UNKNOWN } from '#wire/unread';
import { DEPARTMENTS } from '@/app/session/rules';
import { SYSTEM } from '@/shared/roles';
import type { AdminUser, Update } from './calls';
import type { UserForm } from './rules';

function brandOf(user: AdminUser | undefined): string {
  if (user?.productavega_tag === null) return UNKNOWN;
  return user?.productavega_tag === false ? 'no' : 'yes';
}

export function formOf(user: AdminUser | undefined): UserForm {
  return {
    emailaddress: user?.emailaddress ?? '',
    lastname: user?.lastname ?? '',
    firstname: user?.firstname ?? '',
    middlename: user?.middlename ?? '',
    isFirstBrand: brandOf(user),
    employee_id: user?.employee_id ?? '',
    department: user?.department ?? DEPARTMENTS[0],
    rolesid: user?.rolesid ?? '',
    status: user?.status ?? 'A',
    password: '',
    confirmation: '',
  };
}

export function fieldsOf({ isFirstBrand, password, confirmation, status, ...fields }: UserForm, user?: AdminUser) {
  return {
    ...fields,
    emailaddress: fields.emailaddress.trim(),
    lastname: fields.lastname.trim(),
    firstname: fields.firstname.trim(),
    middlename: fields.middlename.trim(),
    employee_id: fields.employee_id.trim(),
    productavega_tag: isUnread(isFirstBrand) ? null : isFirstBrand === 'yes',
    syscode: SYSTEM,
    userrolesid: user?.userrolesid ?? 0,
  } as const;
}

export const updateOf = (user: AdminUser, form: UserForm, edited_by: string): Update => ({
  ...fieldsOf(form, user),
  recordid: user.recordid,
  status: form.status,
  edited_by,
});
