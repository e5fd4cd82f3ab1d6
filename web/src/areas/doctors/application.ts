// A doctor's or secretary's application, and values that the screens derive from it.
import type { received } from '#contract';
import { isDated } from '@/ui/texts/days';
import { shownMobile } from '@/ui/texts/mobileNumber';
import { isBankSaved } from './savedBankDetails';

export type Application = received['schemas']['DoctorApplication'];

/** Characters 7 to 12, counted from 1. */
export const counterOf = ({ incremental_id }: Application) => incremental_id.slice(6, 12);

export const fullName = ({ Firstname, MidName, Lastname }: Application) =>
  [Firstname, MidName, Lastname].filter(Boolean).join(' ');

/** The text that the filters of the lists search. */
export const searchedText = (row: Application) => `${fullName(row)} ${row.PRCnumber} ${counterOf(row)}`;

export function statusLabel({ RegStatus }: Application): string {
  if (RegStatus === 'A') return 'APPROVED';
  return RegStatus === 'D' ? 'DISAPPROVED' : 'Waiting';
}

/**
 * Whether there is no decision yet. W always says so: a doctor who applies again may keep the date of the first time.
 * An unknown status counts as pending until there is a decision date.
 */
export const isPending = ({ RegStatus, Approveddate }: Application) =>
  RegStatus === 'W' || (!isDated(Approveddate) && !['A', 'D'].includes(RegStatus));

export const isSecretary = ({ Role }: Application) => Role === 'SECRETARY';

/** A server may send each doctor as one text, or with fields for the code and the names. */
export const selectedDoctors = ({ SelectedDoctors }: Application): string[] =>
  (SelectedDoctors ?? []).map((doctor) =>
    typeof doctor === 'string'
      ? doctor
      : Object.values(doctor)
          .filter((part) => typeof part === 'string' && part !== '')
          .join(' · '),
  );

const ROLES: Record<string, string> = { DOCTOR: 'Doctor', SECRETARY: 'Secretary' };
export const roleOf = ({ Role }: Application) => ROLES[Role] ?? Role;

const GENDERS: Record<string, string> = { M: 'Male', F: 'Female' };
export const genderOf = ({ Gender }: Application) => GENDERS[Gender] ?? Gender;

export const mobileOf = ({ Contactno }: Application) => shownMobile(Contactno);

/** Secretaries have no code at the provider and are not paid. */
const isPaid = ({ DrCode }: Application) => DrCode !== '';
export const hasBankDetails = ({ bankacct, swiftcode }: Application) => Boolean(bankacct && swiftcode);

/** Whether the approval is followed by saving bank details. */
export const wantsBankDetails = isPaid;

/** Whether an approved doctor has bank details that can be corrected. */
export const canCorrectBankDetails = (application: Application) =>
  application.RegStatus === 'A' && isPaid(application) && hasBankDetails(application);

/** Whether an approved doctor still lacks bank details and cannot be paid. */
export const lacksBankDetails = (application: Application) =>
  application.RegStatus === 'A' && isPaid(application) && !hasBankDetails(application);

export function bankLabel(application: Application): string {
  if (!isPaid(application)) return 'Not needed';
  if (application.RegStatus !== 'A') return '';
  if (!hasBankDetails(application)) return 'Missing';
  return isBankSaved(application) ? 'Saved' : 'On record';
}
