// The common type for the registrations of all lists, and values that the screens derive from it.
import type { received } from '#contract';
import type { CaseEvent, Tab } from '@/shared/review/caseType';
import { isDated } from '@/ui/texts/days';
import { shownMobile } from '@/ui/texts/mobileNumber';
import { labelOf, memberTypeLabels } from './codes';

type Schemas = received['schemas'];
type Pending = Schemas['PendingRegistration'];
type Found = Schemas['DecidedRegistration'] | Schemas['FoundRegistration'];

export type CoreMember = Schemas['CoreMember'];
export type CompanyRecord = Schemas['CompanyRecord'];
export type FileType = Schemas['FileType'];
export type PictureTag = Schemas['PictureTag'];

export type Registration = Schemas['Registration'] & {
  incremental_id: string;
  reapproved_date: string | null;
  reapproved_by: string | null;
};

export const fromPending = (pending: Pending): Registration => ({
  ...pending,
  reapproved_date: null,
  reapproved_by: null,
});

/** The history has another spelling for one field, and may omit who reapproved. */
export const fromDecided = ({ increment_id, ...found }: Found): Registration => ({
  incremental_id: increment_id ?? '',
  ...found,
  reapproved_date: found.reapproved_date ?? null,
  reapproved_by: found.reapproved_by ?? null,
});

/** Characters 8 to 12, counted from 1. */
export const counterOf = ({ incremental_id }: Registration) => incremental_id.slice(7, 12);

export const fullName = ({ firstname, middlename, lastname }: Registration) =>
  [firstname, middlename, lastname].filter(Boolean).join(' ');

/** The text that the filters of the lists search. */
export const searchedText = (row: Registration) => `${fullName(row)} ${row.accountno} ${counterOf(row)}`;

export function statusLabel({ status, is_reapprove }: Pick<Registration, 'status' | 'is_reapprove'>): string {
  if (status === 'A') return is_reapprove ? 'Reapproved' : 'Approved';
  if (status === 'D') return 'Disapproved';
  if (status === 'T') return 'Terminated';
  return 'Waiting';
}

/**
 * Whether there is no decision yet. W always says so: a member who registers again may keep the date of the first time.
 * Any other status that is no decision counts as pending until there is a decision date.
 */
export const isPending = ({ status, approved_date }: Registration) =>
  status === 'W' || (!isDated(approved_date) && !['A', 'D', 'T'].includes(status));

/** The tab that shows the registration; the server's search returns those of all tabs. */
export function tabOf(registration: Registration): Tab {
  if (isPending(registration)) return 'pending';
  return registration.is_reapprove ? 'reapproved' : 'history';
}

const OTHER_STATUSES: Record<string, string> = { P: 'Pre-employment', S: 'Suspended', U: 'Under-Process' };

/** What a decided registration's status says beside its label, which is Waiting for each code that is no decision. */
export function statusDetail(row: Registration): string {
  if (isForReapproval(row)) return 'For reapproval';
  const { status } = row;
  if (status === 'W' || statusLabel(row) !== 'Waiting') return '';
  return OTHER_STATUSES[status] ?? `Code ${status}`;
}

/** A decision whose code is unknown is not told as Waiting. */
export function decidedLabel(row: Registration): string {
  const label = statusLabel(row);
  return label === 'Waiting' ? 'Decided' : label;
}

/** Whether it was disapproved but can be reapproved. */
export const isForReapproval = ({ status, is_for_reapprove }: Registration) => status === 'D' && is_for_reapprove;

export const memberTypeOf = ({ membertype }: Registration) => labelOf(memberTypeLabels, membertype);

export const addressOf = ({ street, city_municipal, province }: Registration) =>
  [street, city_municipal, province].filter(Boolean).join(', ');

export const mobileOf = ({ mobileno }: Registration) => shownMobile(mobileno);

/** The status in the company's record or, where that has none, the one that came with the registration. */
export const memberStatusIn = (company: CompanyRecord | null, { member_status }: Registration) =>
  company?.member_status || member_status;

const approvalOf = ({ approved_by, approved_date }: Registration) => ({ by: approved_by, at: approved_date });

/**
 * The specification names no fields for a reapproval, so a server may have only those of the approval. Both values come
 * from the same fields: one person's decision must not get the time of another one.
 */
export function reapprovalOf(row: Registration) {
  const { is_reapprove, reapproved_by, reapproved_date } = row;
  return is_reapprove && !isReapprovalNamed(row) ? approvalOf(row) : { by: reapproved_by, at: reapproved_date };
}

const isReapprovalNamed = ({ reapproved_by, reapproved_date }: Registration) =>
  reapproved_by !== null || reapproved_date !== null;

export const lastDecision = (row: Registration) => (row.is_reapprove ? reapprovalOf(row) : approvalOf(row));

/** What the date and name of the approval tell of, where it is no approval: the specified columns have them as well. */
export function notApprovedWord(row: Registration): string {
  const label = decidedLabel(row);
  if (label === 'Approved') return '';
  if (label !== 'Reapproved') return label;
  return isReapprovalNamed(row) ? 'Disapproved' : label;
}

/** A registration that was reapproved was disapproved at first, and one that waits again may name its earlier decision. */
export function historyOf(row: Registration): CaseEvent[] {
  const { posted_date, email_verdate, regcount, is_reapprove } = row;
  const first = approvalOf(row);
  const isEarlier = isPending(row) && isDated(first.at);
  // Where the server has no fields for a reapproval, it has overwritten those of the disapproval.
  const disapproval = isReapprovalNamed(row) ? first : { by: null, at: null };
  return [
    ...(isEarlier ? [{ what: 'Decided before', ...first }] : []),
    { what: 'Posted', at: posted_date, note: (regcount ?? 1) > 1 ? `attempt ${regcount}` : '' },
    { what: 'Email verified', at: email_verdate },
    ...(is_reapprove ? [{ what: 'Disapproved', ...disapproval }] : []),
    ...(isPending(row) ? [] : [{ what: decidedLabel(row), ...lastDecision(row) }]),
  ];
}
