// Describes doctors' applications to the shared review desk.
import { useQuery } from '@tanstack/react-query';
import type { CaseEvent, CaseType, SubmittedFiles, Transition } from '@/shared/review/caseType';
import { isDated } from '@/ui/texts/days';
import {
  type Application,
  counterOf,
  fullName,
  hasBankDetails,
  isPending,
  statusLabel,
  wantsBankDetails,
} from './application';
import { inGroups } from './bank';
import { filesOf, image, remarks, saveDecision, search } from './calls';
import { LISTS_KEY } from './lists';
import { dropFromLists } from './queries';
import { decisionOf } from './rules';

/** Also covers an unknown status with a decision date. */
const decidedLabel = (application: Application) =>
  ['A', 'D'].includes(application.RegStatus) ? statusLabel(application) : 'Decided';

/** A doctor who applies again may still have the decision of the first time. */
function historyOf(application: Application): CaseEvent[] {
  const { Posted_date, verification_date, is_reapprove, Approvedby, Approveddate } = application;
  const decision = { at: Approveddate, by: Approvedby };
  const isWaiting = isPending(application);
  return [
    ...(isWaiting && isDated(Approveddate) ? [{ what: 'Decided before', ...decision }] : []),
    { what: 'Posted', at: Posted_date, note: is_reapprove ? 'applies again' : '' },
    { what: 'Verified', at: verification_date },
    ...(isWaiting ? [] : [{ what: decidedLabel(application), ...decision }]),
  ];
}

const decision = {
  tabs: ['pending'],
  confirm: 'Confirm',
  objection: (application) =>
    isPending(application) ? undefined : `This application is already ${decidedLabel(application).toLowerCase()}.`,
  isDecided: (application) => !isPending(application),
} satisfies Partial<Transition<Application>>;

const transitions: Transition<Application>[] = [
  {
    ...decision,
    action: 'disapprove',
    label: 'Disapprove',
    key: 'd',
    question: 'Please Confirm Application Disapproval',
    success: 'Application Successfully Disapproved!',
    isDone: ({ RegStatus }) => RegStatus === 'D',
  },
  {
    ...decision,
    action: 'approve',
    label: 'Approve',
    key: 'a',
    question: 'Please Confirm Application Approval',
    success: 'Application Successfully Approved!',
    consequence: (application) =>
      wantsBankDetails(application) && hasBankDetails(application)
        ? `The doctor will be paid to ${inGroups(application.bankacct)}, SWIFT code ${application.swiftcode}.`
        : undefined,
    isDone: ({ RegStatus }) => RegStatus === 'A',
  },
];

const remarksQuery = {
  queryKey: ['doctors', 'remarks'],
  queryFn: async () =>
    // Remarks have no id here, so their text serves as one.
    (await remarks()).map((remark) => ({ id: remark.remarks, special_instructions: '', ...remark })),
};

async function submittedFiles({ Docuser_ID }: Application): Promise<SubmittedFiles> {
  const files = await filesOf(Docuser_ID);
  const tagged = (wanted: (typeof files)[number]['tag']) => files.find(({ tag }) => tag === wanted) ?? null;
  return { selfie: tagged('selfie'), id: tagged('prc_id') };
}

export const applications: CaseType<Application> = {
  name: 'doctors',
  lists: LISTS_KEY,
  idOf: ({ incremental_id }) => incremental_id,
  numberOf: ({ Docuser_ID }) => Docuser_ID,
  nameOf: fullName,
  counterOf,
  statusOf: statusLabel,
  decisionOf: ({ Approvedby, Approveddate }) => ({ by: Approvedby, at: Approveddate }),
  historyOf,
  remarksOf: ({ RegStatus, remarks }) => (RegStatus === 'D' ? (remarks ?? '') : ''),
  tabOf: (row) => (isPending(row) ? 'pending' : 'history'),
  // Both brands share the list.
  isVisibleTo: () => () => true,
  transitions,
  useRemarks: () => useQuery(remarksQuery),
  send: (by, action, row, reasons, { emailaddress }) =>
    saveDecision(by, row, fullName(row), decisionOf(action === 'approve' ? 'A' : 'D', reasons), emailaddress),
  find: async (id) => (await search(id)).find(({ incremental_id }) => incremental_id === id) ?? null,
  forget: dropFromLists,
  files: { idName: 'PRC ID', of: submittedFiles, picture: image },
};
