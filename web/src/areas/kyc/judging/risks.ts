// Warnings that a reviewer must not miss: they are shown under the name and in every question before a decision.
import type { Risk, SubmittedFiles } from '@/shared/review/caseType';
import { unreadDetails } from '@/shared/review/unreadDetails';
import { statusKind } from '@/ui/facts/statuses';
import { countText } from '@/ui/texts/counts';
import { isKnownMemberStatus, memberStatusOf } from '../codes';
import { type CompanyRecord, memberStatusIn, type Registration } from '../registration';
import type { Comparison } from './comparison';

/** With this many attempts the applicant was turned away before, or may not be who they claim to be. */
const MANY_ATTEMPTS = 3;
const UNKNOWN_CODE = "The company's system sent an unknown status code. Ask the company what it means.";

const DIFFERENT = { one: 'field differs', many: 'fields differ' };
const NOT_SUBMITTED = { one: 'field not submitted', many: 'fields not submitted' };
const NOT_LOOKED_UP = "The company's record could not be loaded.";

interface Facts {
  registration: Registration;
  /** Null while there is nothing to compare with. */
  comparisons: Comparison[] | null;
  /** Why there is nothing to compare with; null when there is, or while it is loading. */
  issue: string | null;
  /** Null when the company has none; undefined while that is not known, and failed when it stays unknown. */
  company: CompanyRecord | null | undefined | 'failed';
  files: SubmittedFiles | undefined;
  hasNoCard: boolean;
}

export function risksOf({ registration, comparisons, issue, company, files, hasNoCard }: Facts): Risk[] {
  const risks = unreadDetails(registration);
  const bad = (applies: boolean | undefined, text: string) => applies && risks.push({ kind: 'bad', text });
  const warning = (applies: boolean | undefined, text: string) => applies && risks.push({ kind: 'warning', text });
  // The registration does not stand in for a record that could not be loaded: that may say something else.
  const isAnswered = company !== undefined && company !== 'failed';
  const memberStatus = isAnswered ? memberStatusIn(company, registration) : '';
  if (memberStatus) {
    const word = memberStatusOf(memberStatus);
    const why = isKnownMemberStatus(memberStatus) ? undefined : UNKNOWN_CODE;
    const isSerious = memberStatus !== 'A';
    // What came with the registration confirms nothing.
    const isOnRecord = isAnswered && Boolean(company?.member_status);
    const kind = isOnRecord || isSerious ? statusKind(word) : 'warning';
    const text = isOnRecord ? `Member status: ${word}` : `Member status in the queue: ${word}`;
    risks.push({ kind, text, why, isSerious });
  }
  if (company === 'failed') {
    const submitted = registration.member_status;
    const why = submitted ? `${NOT_LOOKED_UP} In the queue it is ${memberStatusOf(submitted)}.` : NOT_LOOKED_UP;
    risks.push({ kind: 'warning', text: 'Member status unknown', why, isSerious: true, isUnseen: true });
  } else warning(company !== undefined && !memberStatus, 'Member status unknown');
  if (issue) risks.push({ kind: 'bad', text: 'Company record could not be loaded', why: issue, isUnseen: true });
  const count = (outcome: Comparison['outcome']) => comparisons?.filter((each) => each.outcome === outcome).length ?? 0;
  const [differing, notSubmitted] = [count('differs'), count('notSubmitted')];
  if (differing > 0) {
    const why = comparisons?.flatMap(({ outcome, label }) => (outcome === 'differs' ? label : [])).join(', ');
    risks.push({ kind: 'bad', text: countText(differing, DIFFERENT), why, needsReason: true });
  }
  bad(notSubmitted > 0, countText(notSubmitted, NOT_SUBMITTED));
  bad(files?.selfie === null, 'No selfie');
  bad(files?.id === null, 'No government ID');
  warning(hasNoCard, 'No card number');
  const attempts = registration.regcount ?? 0;
  if (attempts > 1) risks.push({ kind: attempts >= MANY_ATTEMPTS ? 'bad' : 'warning', text: `${attempts} attempts` });
  return risks;
}
