// The filters of the doctors' queue, as far as the list has the data for them.
import type { Choice } from '@/app/triage/choices';
import { ageChoice, hasNoMoment, isBlank, missingChoice } from '@/shared/review/triage';
import { type Application, isSecretary } from './application';

/** Secretaries have neither a licence nor a code. */
const lacks = (partOf: (row: Application) => string) => (row: Application) => !isSecretary(row) && isBlank(partOf(row));

export const triage: Choice<Application>[] = [
  {
    name: 'attempts',
    label: 'Attempts',
    options: [
      { value: 'first', label: 'First', judge: () => (row) => !row.is_reapprove },
      { value: 'again', label: 'Applies again', judge: () => (row) => row.is_reapprove },
    ],
  },
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: 'doctor', label: 'Doctor', judge: () => (row) => !isSecretary(row) },
      { value: 'secretary', label: 'Secretary', judge: () => isSecretary },
    ],
  },
  ageChoice((row) => row.Posted_date),
  missingChoice({
    verification: { label: 'Verification', isMissing: (row) => hasNoMoment(row.verification_date) },
    prc: { label: 'PRC number', isMissing: lacks((row) => row.PRCnumber) },
    code: { label: 'Doctor code', isMissing: lacks((row) => row.DrCode) },
    mobile: { label: 'Contact number', isMissing: (row) => isBlank(row.Contactno) },
  }),
];
