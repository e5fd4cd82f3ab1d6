// The core system's data about a member: mostly the submitted data, in other spellings.
import type { components } from '#contract';
import { writtenDay } from '../../manilaTime';
import type { Filled } from '../../records';
import { lastNames, mensNames } from '../../seeding/names';
import { titleCase, withoutAccents } from '../../seeding/text';
import type { CoreField, Registration, Spelling, Traits } from './model';

export type CoreMember = components['schemas']['CoreMember'];
export type CompanyRecord = Filled<components['schemas']['CompanyRecord']>;

type SubmittedFields = Pick<
  Registration,
  | 'lastname'
  | 'firstname'
  | 'middlename'
  | 'gender'
  | 'birthdate'
  | 'civil_status'
  | 'employee_id'
  | 'membertype'
  | 'accountno'
  | 'cardno'
  | 'issued'
  | 'pci_refdate'
  | 'pci_enddate'
>;

const SPELLINGS: Record<Spelling, (name: string) => string> = {
  same: (name) => name,
  accents: withoutAccents,
  case: (name) => (name === name.toUpperCase() ? titleCase(name) : name.toUpperCase()),
  spaces: (name) => ` ${name.replaceAll(' ', '  ')} `,
  order: (name) => name.split(' ').reverse().join(' '),
};

/** A different value of the same kind, for a field in which the core system differs. */
const ANOTHER: Record<CoreField, (core: CoreMember) => string> = {
  lastname: ({ lastname }) => another(lastNames, lastname),
  firstname: ({ firstname }) => another(mensNames, firstname),
  midname: ({ midname }) => another(lastNames, midname),
  employee_id: ({ employee_id }) => withLastDigitChanged(employee_id),
  birth_date: ({ birth_date }) => fourYearsEarlier(birth_date),
  civil_status: ({ civil_status }) => (civil_status === 'S' ? 'M' : 'S'),
  gender: ({ gender }) => (gender === 'F' ? 'M' : 'F'),
  member_type: ({ member_type }) => (member_type === 'P' ? 'D' : 'P'),
  acct: ({ acct }) => withLastDigitChanged(acct),
  cardno: ({ cardno }) => withLastDigitChanged(cardno),
};

/** The core system's record for an account; null when it has none. */
export function coreMemberOf(
  submitted: SubmittedFields,
  { core, spelling, differs, hasCard }: Traits,
): CoreMember | null {
  if (core === 'unknown') return null;
  const spelled = SPELLINGS[spelling];
  const member: CoreMember = {
    lastname: spelling === 'order' ? submitted.lastname : spelled(submitted.lastname),
    firstname: spelled(submitted.firstname),
    midname: spelling === 'order' ? submitted.middlename : spelled(submitted.middlename),
    employee_id: spelling === 'case' ? submitted.employee_id.toLowerCase() : submitted.employee_id,
    birth_date: spelling === 'accents' || spelling === 'order' ? submitted.birthdate : writtenDay(submitted.birthdate),
    civil_status: submitted.civil_status,
    gender: submitted.gender,
    member_type: submitted.membertype,
    acct: submitted.accountno,
    coverage_period: `${writtenOrNone(submitted.pci_refdate)} - ${writtenOrNone(submitted.pci_enddate)}`,
    cardno: submitted.cardno,
    card_printed_date: hasCard ? writtenOrNone(submitted.issued) : '',
  };
  // A card that was never issued has no number that could differ.
  for (const field of differs) if (field !== 'cardno' || hasCard) member[field] = ANOTHER[field](member);
  return member;
}

export function companyRecordsOf(registration: Registration, { core, differs }: Traits): CompanyRecord[] {
  if (core === 'unknown') return [];
  const { company, pci_refdate, pci_rendate, pci_enddate, pci_termdate, pci_accountno } = registration;
  const current: CompanyRecord = {
    accountno: pci_accountno,
    company: differs.includes('employee_id') ? 'Lakambini Holdings, Inc.' : company,
    member_status: registration.member_status,
    issued_date: writtenOrNone(registration.issued),
    reference_date: writtenOrNone(pci_refdate),
    renewal_date: writtenOrNone(pci_rendate),
    end_date: writtenOrNone(pci_enddate),
    term_date: writtenOrNone(pci_termdate),
  };
  return (registration.regcount ?? 0) > 1 ? [current, formerOf(current)] : [current];
}

const writtenOrNone = (day: string | null) => (day ? writtenDay(day) : '');

/** Members who registered more than once also have an earlier record, of another company. */
function formerOf(current: CompanyRecord): CompanyRecord {
  const years = (day: string, ago: number) => (day ? `${day.slice(0, 6)}${Number(day.slice(6)) - ago}` : '');
  return {
    ...current,
    company: 'Sinag Retail Group',
    member_status: 'T',
    issued_date: years(current.issued_date, 3),
    reference_date: years(current.reference_date, 3),
    renewal_date: years(current.reference_date, 1),
    end_date: years(current.reference_date, 1),
    term_date: years(current.reference_date, 1),
  };
}

const another = (names: readonly string[], name: string) =>
  names[
    (names.findIndex((candidate) => withoutAccents(candidate) === withoutAccents(name).trim()) + 7) % names.length
  ] ?? name;

const withLastDigitChanged = (text: string) =>
  text.replace(/\d(?=\D*$)/, (digit) => String(digit === '9' ? 0 : Number(digit) + 1));

/** Four years, so that February 29 stays a valid day. */
const fourYearsEarlier = (day: string) => day.replace(/\d{4}/, (year) => String(Number(year) - 4));
