// Sample data for the tests of the rules.
import type { CoreMember, Registration } from './registration';

export const registration = (differing: Partial<Registration> = {}): Registration => ({
  recordid: 50001,
  incremental_id: 'KYC202600412',
  posted_date: '2026-11-18T08:41:12',
  email_verdate: '2026-11-18T08:55:40',
  accountno: '1000200030004',
  lastname: 'PEÑAFLOR',
  firstname: 'MARÍA CLARA',
  middlename: 'SANTOS',
  gender: 'F',
  birthdate: '1991-03-14',
  civil_status: 'S',
  company: 'Bayanihan Foods Corporation',
  employee_id: 'BF-20418',
  membertype: 'P',
  member_status: 'A',
  status: 'W',
  is_reapprove: false,
  is_for_reapprove: false,
  avegatag: false,
  cardno: '4000-1234-5678',
  mobileno: '9171234567',
  email: 'mclara@mail.example',
  street: '12 Mabini Street',
  city_municipal: 'Quezon City',
  province: 'Metro Manila',
  regcount: 1,
  remarks: null,
  approved_date: null,
  approved_by: null,
  reapproved_date: null,
  reapproved_by: null,
  issued: '2024-02-01',
  pci_refdate: '2024-01-15',
  pci_rendate: '2027-01-15',
  pci_termdate: null,
  pci_enddate: '2027-01-14',
  pci_membertype: 'P',
  pci_cardno: '4000-1234-5678',
  pci_gender: 'F',
  pci_accountno: '1000200030004',
  ...differing,
});

/** The core system's record of the same member. */
export const coreMember = (differing: Partial<CoreMember> = {}): CoreMember => ({
  lastname: 'Peñaflor',
  firstname: 'María Clara',
  midname: 'Santos',
  employee_id: 'BF20418',
  birth_date: '03/14/1991',
  civil_status: 'Single',
  gender: 'FEMALE',
  member_type: 'Principal',
  acct: '1000-2000-3000-4',
  coverage_period: '',
  cardno: '400012345678',
  card_printed_date: '',
  ...differing,
});

/** The pairs that take longest to compare: values as long as the contract allows, and longer. */
export function longestValues(): [string, string][] {
  const long = (letter: string, gap: number) =>
    Array.from({ length: 250 }, (_, i) =>
      i % gap === gap - 1 ? ' ' : String.fromCharCode(65 + ((i * 7 + letter.charCodeAt(0)) % 26)),
    ).join('');
  const pairs = [2, 3, 9, 300].map((gap): [string, string] => [long('a', gap), long('b', gap + 1)]);
  return [...pairs, ['x '.repeat(5000), 'y '.repeat(5000)]];
}
