// The member's data in the company's two systems. When one of them fails, the values of the other are still shown.
import { shownDay } from '@/ui/texts/days';
import { civilStatusLabels, genderLabels, labelOf, memberStatusOf, memberTypeLabels } from '../codes';
import { type CompanyRecord, type CoreMember, memberStatusIn, type Registration } from '../registration';

/** Undefined while the system has not answered. */
type Told<Entity> = Entity | undefined | 'failed';

export interface Records {
  core: Told<CoreMember>;
  /** Null when the company has none. */
  company: Told<CompanyRecord | null>;
}

type Fact = readonly [label: string, value: string];

const LOADING = 'Loading …';
const NOT_KNOWN = 'Not known';

/** The facts that come from the company's records, for use in a sentence. */
export const IN_RECORDS = 'Member status and the issued, renewal, reference, end and term dates';

/** Not a dash, which would mean that the company has no such value. */
function read<Entity>(entity: Told<Entity>, text: (entity: Entity) => string): string {
  if (entity === undefined) return LOADING;
  return entity === 'failed' ? NOT_KNOWN : text(entity);
}

/** The status and the dates that the company's records lack are taken from the registration. */
export function profileFacts(registration: Registration, { core, company }: Records): Fact[] {
  const ofCore = (text: (member: CoreMember) => string) => read(core, text);
  const dated = (field: keyof CompanyRecord, submitted: string | null) =>
    read(company, (record) => record?.[field] || shownDay(submitted));
  return [
    ['Last Name', ofCore(({ lastname }) => lastname)],
    ['First Name', ofCore(({ firstname }) => firstname)],
    ['Middle Name', ofCore(({ midname }) => midname)],
    ['Employee ID', ofCore(({ employee_id }) => employee_id)],
    ['Birthdate', ofCore(({ birth_date }) => birth_date)],
    ['Civil Status', ofCore(({ civil_status }) => labelOf(civilStatusLabels, civil_status))],
    ['Account', ofCore(({ acct }) => acct)],
    ['Card No', ofCore(({ cardno }) => cardno)],
    ['Member Status', read(company, (record) => memberStatusOf(memberStatusIn(record, registration)))],
    ['Member Type', ofCore(({ member_type }) => labelOf(memberTypeLabels, member_type))],
    ['Gender', ofCore(({ gender }) => labelOf(genderLabels, gender))],
    ['Coverage Period', ofCore(({ coverage_period }) => coverage_period)],
    ['Card Printed Date', ofCore(({ card_printed_date }) => card_printed_date)],
    ['Issued Date', dated('issued_date', registration.issued)],
    ['Renewal Date', dated('renewal_date', registration.pci_rendate)],
    ['Reference Date', dated('reference_date', registration.pci_refdate)],
    ['End Date', dated('end_date', registration.pci_enddate)],
    ['Term Date', dated('term_date', registration.pci_termdate)],
  ];
}
