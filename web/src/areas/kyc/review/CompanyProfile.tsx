import { Facts } from '@/shared/review/case/Facts';
import { shownDay } from '@/ui/days';
import { civilStatusLabels, genderLabels, labelOf, memberStatusLabels, memberTypeLabels } from '../codes';
import type { CompanyRecord, CoreMember, Registration } from '../registration';

interface Props {
  registration: Registration;
  core: CoreMember | null;
  company: CompanyRecord | null | undefined;
}

/** All data of the company's systems. Missing dates are taken from the registration. */
export function CompanyProfile({ registration, core, company }: Props) {
  return (
    <Facts
      title="Member profile of the company"
      facts={[
        ['Last Name', core?.lastname ?? ''],
        ['First Name', core?.firstname ?? ''],
        ['Middle Name', core?.midname ?? ''],
        ['Employee ID', core?.employee_id ?? ''],
        ['Birthdate', core?.birth_date ?? ''],
        ['Civil Status', labelOf(civilStatusLabels, core?.civil_status ?? '')],
        ['Account', core?.acct ?? ''],
        ['Card No', core?.cardno ?? ''],
        ['Member Status', labelOf(memberStatusLabels, company?.member_status ?? '')],
        ['Member Type', labelOf(memberTypeLabels, core?.member_type ?? '')],
        ['Gender', labelOf(genderLabels, core?.gender ?? '')],
        ['Coverage Period', core?.coverage_period ?? ''],
        ['Card Printed Date', core?.card_printed_date ?? ''],
        ['Issued Date', company?.issued_date || shownDay(registration.issued)],
        ['Renewal Date', company?.renewal_date || shownDay(registration.pci_rendate)],
        ['Reference Date', company?.reference_date || shownDay(registration.pci_refdate)],
        ['End Date', company?.end_date || shownDay(registration.pci_enddate)],
        ['Term Date', company?.term_date || shownDay(registration.pci_termdate)],
      ]}
    />
  );
}
