// Every status word of an area is in the shared table of statuses, which decides its look.
import { expect, it } from 'vitest';
import { isStatusWord } from '@/ui/facts/statuses';
import { AVAILABILITY } from './advisories/rules';
import { bankLabel, statusLabel as doctorStatus } from './doctors/application';
import { application } from './doctors/testing';
import { statusOf as featureStatus } from './features/rules';
import { memberStatusLabels } from './kyc/codes';
import { statusLabel as registrationStatus } from './kyc/registration';
import { statusOf as facilityStatus } from './providers/rules';
import { SUSPENSIONS } from './suspension/rules';
import { STATUSES as OF_USERS } from './users/rules';

const REGISTRATIONS = ['A', 'D', 'T', 'W', 'P', 'S', 'U'] as const;
const words = [
  ...AVAILABILITY.map(({ label }) => label),
  ...['A', 'D', 'W'].map((RegStatus) => doctorStatus(application({ RegStatus }))),
  bankLabel(application({ RegStatus: 'A', DrCode: 'DR1', bankacct: '', swiftcode: '' })),
  ...[undefined, {}].map((disabled) => featureStatus({ disabled: disabled as never })),
  ...Object.values(memberStatusLabels),
  ...REGISTRATIONS.flatMap((status) =>
    [true, false].map((is_reapprove) => registrationStatus({ status, is_reapprove })),
  ),
  ...(['A', 'N', 'H', 'E'] as const).map((status) => facilityStatus({ status })),
  ...SUSPENSIONS.map(({ label }) => label),
  ...OF_USERS.map(({ label }) => label),
];

it.each([...new Set(words)])("'%s' is in the table", (word) => {
  expect(isStatusWord(word)).toBe(true);
});
