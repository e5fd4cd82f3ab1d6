// Describes registrations to the shared review desk.
import { useQuery } from '@tanstack/react-query';
import type { User } from '@/app/session/store';
import { type Remark, remarksQuery } from '@/shared/remarks';
import type { Kind, RemarkOption, Transition } from '@/shared/review/kind';
import { history, image, reapprove, saveDecision, search } from './calls';
import { DESK, LISTS_KEY, seesSecondBrand } from './lists';
import { dropFromLists, filesOf, prefetchRecords } from './queues/queries';
import { triage } from './queues/triage';
import { counterOf, fullName, isPending, lastDecision, type Registration, statusLabel, tabOf } from './registration';
import { decisionOf, missingFiles } from './rules';

function objectionIfDecided(registration: Registration): string | undefined {
  if (isPending(registration)) return undefined;
  const label = statusLabel(registration);
  return `The application is ${label === 'Waiting' ? 'decided' : label} already.`;
}

const isOver = (registration: Registration) => !isPending(registration);

const transitions: Transition<Registration>[] = [
  {
    action: 'disapprove',
    label: 'Disapprove',
    key: 'd',
    tabs: ['pending'],
    question: 'Please Confirm Application Disapproval',
    confirm: 'Disapprove',
    success: 'Application Successfully Disapproved!',
    objection: objectionIfDecided,
    isOver,
    isDone: ({ status }) => status === 'D',
  },
  {
    action: 'approve',
    label: 'Approve',
    key: 'a',
    tabs: ['pending'],
    question: 'Please Confirm Application Approval',
    confirm: 'Approve',
    goBack: 'Return',
    success: 'Application Successfully Approved!',
    objection: objectionIfDecided,
    isOver,
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
      return is_for_reapprove ? undefined : 'The application is not open for reapproval.';
    },
    isOver: ({ is_reapprove }) => is_reapprove === true,
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

export const registrations: Kind<Registration> = {
  name: DESK,
  caseTitle: 'View Member Profile',
  reportTitle: 'Member Registration',
  tabs: { pending: 'Pending Requests', history: 'Approval History', reapproved: 'Reapproved History' },
  lists: LISTS_KEY,
  idOf: ({ incremental_id }) => incremental_id,
  numberOf: ({ recordid }) => recordid,
  nameOf: fullName,
  counterOf,
  counterDigits: 5,
  postedOf: ({ posted_date }) => posted_date,
  triage,
  searchedText: (row) => `${fullName(row)} ${row.accountno} ${counterOf(row)}`,
  searchHint: 'Name, account or counter',
  serverSearchHint: 'Any day: name, account, email, ID',
  statusOf: statusLabel,
  decisionOf: lastDecision,
  remarksOf: ({ status, remarks }) => (status === 'D' ? (remarks ?? '') : ''),
  tabOf,
  isVisibleTo,
  transitions,
  useRemarks: () => useQuery({ ...remarksQuery, select: activeRemarks }),
  send: (by, action, row, reasons, { emailaddress }) => {
    const subject = { registration: row, fullname: fullName(row) };
    return action === 'reapprove'
      ? reapprove(by, subject)
      : saveDecision(by, subject, decisionOf(action, reasons), emailaddress);
  },
  find: async (id) => (await search(id)).find(({ incremental_id }) => incremental_id === id) ?? null,
  // A reapproval counts as a decision, too.
  decidedOn: async (day) => {
    const range = { from: day, to: day, filterBy: 'APPROVED' } as const;
    return (await Promise.all([false, true].map((reapproved) => history({ ...range, reapproved })))).flat();
  },
  prefetch: prefetchRecords,
  forget: dropFromLists,
  files: {
    idName: 'Government ID',
    of: filesOf,
    picture: image,
    missing: missingFiles,
  },
};
