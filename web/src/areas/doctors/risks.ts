// Warnings that a reviewer must not miss: they are shown under the name and in every question before a decision.
import type { Risk, SubmittedFiles } from '@/shared/review/kind';
import { unreadDetails } from '@/shared/review/unreadDetails';
import { type Application, isSecretary, lacksBankDetails } from './application';

export function risksOf(application: Application, files: SubmittedFiles | undefined): Risk[] {
  const risks = unreadDetails(application);
  if (files?.selfie === null) risks.push({ kind: 'bad', text: 'No selfie' });
  // Secretaries have no licence.
  if (files?.id === null && !isSecretary(application)) risks.push({ kind: 'bad', text: 'No PRC ID' });
  if (application.is_reapprove) risks.push({ kind: 'warning', text: 'Applies again' });
  if (lacksBankDetails(application)) risks.push({ kind: 'warning', text: 'No bank details' });
  return risks;
}
