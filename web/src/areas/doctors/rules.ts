import type { Reasons, Risk, SubmittedFiles } from '@/shared/review/kind';
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
