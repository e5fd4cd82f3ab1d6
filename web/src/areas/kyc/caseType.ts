// Describes registrations to the shared review desk.
import { useQuery } from '@tanstack/react-query';
import type { User } from '@/app/session/store';
import { type Remark, remarksQuery } from '@/shared/remarks';
import type { CaseType, RemarkOption, Transition } from '@/shared/review/caseType';
import { image, reapprove, saveDecision, search } from './calls';
import { DESK, LISTS_KEY, seesSecondBrand } from './lists';
import { dropFromLists, filesOf } from './queues/queries';
import {
  counterOf,
  decidedLabel,
  fullName,
  historyOf,
  isPending,
  lastDecision,
  type Registration,
  statusLabel,
  tabOf,
} from './registration';
import { decisionOf, missingFiles } from './rules';

function objectionIfDecided(registration: Registration): string | undefined {
  if (isPending(registration)) return undefined;
  return `This application is already ${decidedLabel(registration).toLowerCase()}.`;
}

/** What the first decision on a case has in common, whichever it is. */
const firstDecision = {
  tabs: ['pending'],
  objection: objectionIfDecided,
  isDecided: (registration) => !isPending(registration),
} satisfies Partial<Transition<Registration>>;

const transitions: Transition<Registration>[] = [
  {
    ...firstDecision,
    action: 'disapprove',
    label: 'Disapprove',
    key: 'd',
    question: 'Please Confirm Application Disapproval',
    confirm: 'Disapprove',
    success: 'Application Successfully Disapproved!',
    isDone: ({ status }) => status === 'D',
  },
  {
    ...firstDecision,
    action: 'approve',
    label: 'Approve',
    key: 'a',
    question: 'Please Confirm Application Approval',
    confirm: 'Approve',
    goBack: 'Return',
    success: 'Application Successfully Approved!',
    isDone: ({ status }) => status === 'A',
  },
  {
    action: 'reapprove',
    label: 'Reapprove',
    key: 'e',
    tabs: ['history', 'reapproved'],
    question: 'Please Confirm Application Reapproval',
    confirm: 'Reapprove',
    goBack: 'Return',
    success: 'Application Successfully Reapproved!',
    onlyWherePossible: true,
    staysOpen: true,
    objection: ({ status, is_for_reapprove }) => {
      if (status !== 'D') return 'Only a disapproved application can be reapproved.';
      return is_for_reapprove ? undefined : 'This application cannot be reapproved.';
    },
    isDecided: ({ is_reapprove }) => is_reapprove === true,
    isDone: ({ is_reapprove }) => is_reapprove === true,
  },
];

const activeRemarks = (remarks: Remark[]): RemarkOption[] =>
  remarks
    .filter(({ status }) => status === 'A')
    .map(({ recordid, special_instructions, ...remark }) => ({
      ...remark,
      id: recordid,
      special_instructions: special_instructions ?? '',
    }));

const isVisibleTo = (user: User) => {
  const second = seesSecondBrand(user);
  return ({ avegatag }: Registration) => avegatag === second;
};

export const registrations: CaseType<Registration> = {
  name: DESK,
  lists: LISTS_KEY,
  idOf: ({ incremental_id }) => incremental_id,
  numberOf: ({ recordid }) => recordid,
  nameOf: fullName,
  counterOf,
  statusOf: statusLabel,
  decisionOf: lastDecision,
  historyOf,
  // Only a disapproved registration can have been reapproved.
  remarksOf: ({ status, is_reapprove, remarks }) => (status === 'D' || is_reapprove ? (remarks ?? '') : ''),
  tabOf,
  isVisibleTo,
  transitions,
  useRemarks: () => useQuery({ ...remarksQuery, select: activeRemarks }),
  send: (by, action, row, reasons, { emailaddress }) => {
    const subject = { registration: row, fullname: fullName(row) };
    return action === 'reapprove'
      ? reapprove(by, subject, reasons.despite)
      : saveDecision(by, subject, decisionOf(action, reasons), emailaddress, reasons.despite);
  },
  find: async (id) => (await search(id)).find(({ incremental_id }) => incremental_id === id) ?? null,
  forget: dropFromLists,
  files: {
    idName: 'Government ID',
    of: filesOf,
    picture: image,
    missing: missingFiles,
  },
};
