import type { ChoiceFilter } from '@/app/triage/choices';
import type { Reasons } from '@/shared/review/caseType';
import { ageFilter, hasNoMoment, isBlank, missingFilter } from '@/shared/review/triage';
import { daysAfter, daysBetween } from '@/ui/texts/days';
import type { Decision } from './calls';
import type { PictureTag, Registration } from './registration';

const RANGE_LIMIT_DAYS = 7;

/** As specified, both dates have the same messages. Each is shown at the date that has to be changed. */
export function rangeProblem(from: string, to: string, today: string): { from?: string; to?: string } | undefined {
  if (!from) return { from: 'Please select Start date.' };
  if (!to) return { to: 'Please select End date.' };
  if (from > today) return { from: 'Start date must start on or before current date.' };
  if (to > today) return { to: 'End date must start on or before current date.' };
  // Both days are part of the range.
  if (daysBetween(from, to) >= RANGE_LIMIT_DAYS) return { to: 'Date selection range limit is 7 days only.' };
  return undefined;
}

/** The first and last day that can end the range. */
export function endsOf(from: string, today: string): { min?: string; max: string } {
  if (!from || from > today) return { max: today };
  const last = daysAfter(from, RANGE_LIMIT_DAYS - 1);
  return { min: from, max: last < today ? last : today };
}

/** The most frequent ranges. */
export const quickRanges = (today: string) => {
  const yesterday = daysAfter(today, -1);
  return [
    { label: 'Today', from: today, to: today },
    { label: 'Yesterday', from: yesterday, to: yesterday },
    { label: 'Last 7 days', from: daysAfter(today, 1 - RANGE_LIMIT_DAYS), to: today },
  ];
};

/** Every other tag, such as a file type, is for a picture of the ID. */
export const isSelfie = (tag: PictureTag) => tag.toLowerCase() === 'selfie';

/** One line for each chosen remark, then the additional remarks. */
export function decisionOf(action: 'approve' | 'disapprove', { chosen, additional }: Reasons): Decision {
  return {
    status: action === 'approve' ? 'A' : 'D',
    remarks: [...chosen.map(({ remarks }) => remarks), additional.trim()].filter(Boolean).join('\n'),
    special_instructions: chosen
      .map(({ special_instructions }) => special_instructions)
      .filter(Boolean)
      .join('\n'),
    reapprove_notification: chosen.some(({ reapp_notif }) => reapp_notif === '1') ? '1' : '0',
  };
}

/** One message for all missing files; null when nothing is missing. */
export function missingFiles({ selfie, id }: { selfie: boolean; id: boolean }): string | null {
  if (!selfie && !id) return 'No Selfie and valid Government ID have been submitted.';
  if (!selfie) return 'No Selfie has been submitted.';
  if (!id) return 'No valid Government ID has been submitted.';
  return null;
}

/** Without a count from the server, no earlier attempt is assumed. */
const attemptsOf = ({ regcount }: Registration) => regcount ?? 1;

const atLeast = (least: number) => ({
  value: String(least),
  label: `${least} or more`,
  judge: () => (row: Registration) => attemptsOf(row) >= least,
});

const attempts: ChoiceFilter<Registration> = {
  name: 'attempts',
  label: 'Attempts',
  options: [
    { value: '1', label: 'First', judge: () => (row) => attemptsOf(row) <= 1 },
    atLeast(2),
    atLeast(3),
    atLeast(5),
  ],
};

/** The list has only one brand and no pictures, so there are no filters for those. */
export const filters: ChoiceFilter<Registration>[] = [
  attempts,
  ageFilter((row) => row.posted_date),
  missingFilter({
    card: { label: 'Card number', isMissing: ({ cardno }) => isBlank(cardno) },
    company: { label: 'Company', isMissing: ({ company }) => isBlank(company) },
    employee: { label: 'Employee ID', isMissing: ({ employee_id }) => isBlank(employee_id) },
    verification: { label: 'Email verification', isMissing: ({ email_verdate }) => hasNoMoment(email_verdate) },
  }),
];
