import type { ChoiceFilter } from '@/app/triage/choices';
import type { Reasons, Risk, SubmittedFiles } from '@/shared/review/caseType';
import { ageFilter, hasNoMoment, isBlank, missingFilter } from '@/shared/review/triage';
import { unreadDetails } from '@/shared/review/unreadDetails';
import { type Application, isSecretary, lacksBankDetails } from './application';
import type { Decision } from './calls';

/** The notification digit of the chosen remark; '0', no notification, when there are several or none. */
function notificationOf({ chosen }: Reasons): string {
  const [only, ...others] = chosen;
  return only && others.length === 0 ? only.reapp_notif : '0';
}

/** One line for each chosen remark, then the additional remarks. */
export function decisionOf(status: 'A' | 'D', reasons: Reasons): Decision {
  const lines = [...reasons.chosen.map(({ remarks }) => remarks), reasons.additional.trim()];
  return { status, remarks: lines.filter(Boolean).join('\n'), reapprove_notification: notificationOf(reasons) };
}

/** Warnings that a reviewer must not miss: they are shown under the name and in every question before a decision. */
export function risksOf(application: Application, files: SubmittedFiles | undefined): Risk[] {
  const risks = unreadDetails(application);
  if (files?.selfie === null) risks.push({ kind: 'bad', text: 'No selfie' });
  // Secretaries have no licence.
  if (files?.id === null && !isSecretary(application)) risks.push({ kind: 'bad', text: 'No PRC ID' });
  if (application.is_reapprove) risks.push({ kind: 'warning', text: 'Applies again' });
  if (lacksBankDetails(application)) risks.push({ kind: 'warning', text: 'No bank details' });
  return risks;
}

/** Secretaries have neither a licence nor a code. */
const lacks = (partOf: (row: Application) => string) => (row: Application) => !isSecretary(row) && isBlank(partOf(row));

export const filters: ChoiceFilter<Application>[] = [
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
  ageFilter((row) => row.Posted_date),
  missingFilter({
    verification: { label: 'Verification', isMissing: (row) => hasNoMoment(row.verification_date) },
    prc: { label: 'PRC number', isMissing: lacks((row) => row.PRCnumber) },
    code: { label: 'Doctor code', isMissing: lacks((row) => row.DrCode) },
    mobile: { label: 'Contact number', isMissing: (row) => isBlank(row.Contactno) },
  }),
];
