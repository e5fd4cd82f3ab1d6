// The filters of the pending registrations. The list has only one brand and no pictures, so there are no filters for
// those.
import type { Choice } from '@/app/triage/choices';
import { ageChoice, hasNoMoment, isBlank, missingChoice } from '@/shared/review/triage';
import type { Registration } from '../registration';

/** Without a count from the server, no earlier attempt is assumed. */
const attemptsOf = ({ regcount }: Registration) => regcount ?? 1;

const atLeast = (least: number) => ({
  value: String(least),
  label: `${least} or more`,
  judge: () => (row: Registration) => attemptsOf(row) >= least,
});

const attempts: Choice<Registration> = {
  name: 'attempts',
  label: 'Attempts',
  options: [
    { value: '1', label: 'First', judge: () => (row) => attemptsOf(row) <= 1 },
    atLeast(2),
    atLeast(3),
    atLeast(5),
  ],
};

export const triage: Choice<Registration>[] = [
  attempts,
  ageChoice((row) => row.posted_date),
  missingChoice({
    card: { label: 'Card number', isMissing: ({ cardno }) => isBlank(cardno) },
    company: { label: 'Company', isMissing: ({ company }) => isBlank(company) },
    employee: { label: 'Employee ID', isMissing: ({ employee_id }) => isBlank(employee_id) },
    verification: { label: 'Email verification', isMissing: ({ email_verdate }) => hasNoMoment(email_verdate) },
  }),
];
