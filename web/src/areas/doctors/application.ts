// An application of a doctor or a secretary, and what the screens derive from it.
import type { components } from '#contract';
import { shownMobile } from '@/ui/texts/mobileNumber';

export type Application = components['schemas']['DoctorApplication'];

/** Characters 7 to 12, counted from 1. */
export const counterOf = ({ incremental_id }: Application) => incremental_id.slice(6, 12);

export const fullName = ({ Firstname, MidName, Lastname }: Application) =>
  [Firstname, MidName, Lastname].filter(Boolean).join(' ');

export function statusLabel({ RegStatus }: Application): string {
  if (RegStatus === 'A') return 'APPROVED';
  return RegStatus === 'D' ? 'DISAPPROVED' : 'Waiting';
}

/** Whether nobody has decided yet. An unknown status counts as pending until there is a decision date. */
export const isPending = ({ RegStatus, Approveddate }: Application) =>
  Approveddate === null && !['A', 'D'].includes(RegStatus);

export const isSecretary = ({ Role }: Application) => Role === 'SECRETARY';

const ROLES: Record<string, string> = { DOCTOR: 'Doctor', SECRETARY: 'Secretary' };
export const roleOf = ({ Role }: Application) => ROLES[Role] ?? Role;

const GENDERS: Record<string, string> = { M: 'Male', F: 'Female' };
export const genderOf = ({ Gender }: Application) => GENDERS[Gender] ?? Gender;

export const mobileOf = ({ Contactno }: Application) => shownMobile(Contactno);

/** Who has no code at the provider is not paid: a secretary. */
const isPaid = ({ DrCode }: Application) => DrCode !== '';
const hasBankDetails = ({ bankacct, swiftcode }: Application) => bankacct !== '' && swiftcode !== '';

/** Whether approving it is followed by the bank details. */
export const wantsBankDetails = isPaid;

/** The second step of an approval that was never done: whoever was approved cannot be paid. */
export const lacksBankDetails = (application: Application) =>
  application.RegStatus === 'A' && isPaid(application) && !hasBankDetails(application);

export function bankLabel(application: Application): string {
  if (!isPaid(application)) return 'Not needed';
  if (hasBankDetails(application)) return 'Saved';
  return lacksBankDetails(application) ? 'Missing' : '';
}
