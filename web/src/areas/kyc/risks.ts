// What a reviewer must not overlook: it stands under the name and in every question before a decision.
import type { Risk, SubmittedFiles } from '@/shared/review/kind';
import { labelOf, memberStatusLabels } from './codes';
import type { Comparison } from './comparison';
import type { CompanyRecord, Registration } from './registration';

interface Facts {
  registration: Registration;
  /** Null while there is nothing to compare with. */
  comparisons: Comparison[] | null;
  /** Null when the company has none; undefined while that is not known. */
  company: CompanyRecord | null | undefined;
  files: SubmittedFiles | undefined;
  hasNoCard: boolean;
}

export function risksOf({ registration, comparisons, company, files, hasNoCard }: Facts): Risk[] {
  const risks: Risk[] = [];
  const bad = (isSo: boolean | undefined, text: string) => isSo && risks.push({ kind: 'bad', text });
  const warning = (isSo: boolean | undefined, text: string) => isSo && risks.push({ kind: 'warning', text });
  const memberStatus = company?.member_status;
  if (memberStatus) {
    const text = `Member status: ${labelOf(memberStatusLabels, memberStatus)}`;
    risks.push({ kind: memberStatus === 'A' ? 'good' : 'bad', text });
  }
  warning(company !== undefined && !memberStatus, 'Member status unknown');
  const count = (outcome: Comparison['outcome']) => comparisons?.filter((each) => each.outcome === outcome).length ?? 0;
  const [differing, notSubmitted] = [count('differs'), count('notSubmitted')];
  bad(differing > 0, `${differing} ${differing === 1 ? 'differs' : 'differ'}`);
  bad(notSubmitted > 0, `${notSubmitted} not submitted`);
  bad(files?.selfie === null, 'No selfie');
  bad(files?.id === null, 'No government ID');
  warning(hasNoCard, 'No card number');
  warning((registration.regcount ?? 0) > 1, `${registration.regcount} attempts`);
  return risks;
}
