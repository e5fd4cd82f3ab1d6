// A desk of simple cases for tests of components, whose server the test controls.
import { useQuery } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import type { ApiError } from '@/api/answer';
import { drawSignedIn } from '@/app/testingInBrowser';
import type { Column } from '@/ui/table/columns/columns';
import { useDataTable } from '@/ui/table/useDataTable';
import { CaseDialog } from './case/CaseDialog';
import { useCasePictures } from './case/Pictures';
import type { Action, CaseType, Reasons, RemarkOption, Risk, Transition } from './caseType';
import { DeskList } from './DeskList';
import { useDesk } from './desk';
import type { Queue } from './queue';
import { type Sample, sample, samples } from './testing';

export interface Decided extends Sample {
  status: 'Waiting' | 'Approved' | 'Disapproved';
  by: string | null;
  risks: Risk[];
}

interface Answers {
  isHolding: boolean;
  /** Those that are held back. */
  held: (() => void)[];
}

interface Fault {
  error: ApiError;
  /** It was carried out nevertheless. */
  isDone?: boolean;
}

const answers = (): Answers => ({ isHolding: false, held: [] });

const remark = (id: number, remarks: string): RemarkOption => ({
  id,
  remarks,
  special_instructions: `Please send it again (${id}).`,
  reapp_notif: '0',
});

const fresh = () => ({
  cases: [] as Decided[],
  remarks: [remark(1, 'Blurred selfie'), remark(2, 'Blurred ID'), remark(3, 'Wrong birthdate')],
  sent: [] as { action: Action; id: string; reasons: Reasons }[],
  lookups: 0,
  /** While set, looking up a case fails. */
  lookupError: null as ApiError | null,
  remarksError: null as ApiError | null,
  pictureError: null as ApiError | null,
  /** Every decision ends with this. */
  fault: null as Fault | null,
  decisions: answers(),
  pictures: answers(),
});

/** The server of the desk. */
export let server = fresh();

const statusAfter = { approve: 'Approved', disapprove: 'Disapproved', reapprove: 'Approved' } as const;
const OTHER = 'other.reviewer@lumina.example';

const turn = ({ isHolding, held }: Answers) =>
  isHolding ? new Promise<void>((resolve) => held.push(resolve)) : undefined;

/** Answers what is held back, and from now on at once. */
export function release(answers: Answers): void {
  answers.isHolding = false;
  for (const give of answers.held.splice(0)) give();
}

export function decideElsewhere(id: string, action: Action): void {
  server.cases = server.cases.map((row) =>
    row.id === id ? { ...row, status: statusAfter[action], by: OTHER, tab: 'history' } : row,
  );
}

async function drawnPicture(): Promise<Blob> {
  await turn(server.pictures);
  if (server.pictureError) throw server.pictureError;
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(8, 8, 20, 20);
  return canvas.convertToBlob({ type: 'image/png' });
}

const isWaiting = ({ status }: Decided) => status === 'Waiting';
const decision = {
  tabs: ['pending'],
  objection: (row) => (isWaiting(row) ? undefined : 'It is decided already.'),
  isDecided: (row) => !isWaiting(row),
} satisfies Partial<Transition<Decided>>;

export const caseType: CaseType<Decided> = {
  ...samples,
  statusOf: ({ status }) => status,
  decisionOf: ({ by }) => ({ by, at: null }),
  transitions: [
    {
      ...decision,
      action: 'disapprove',
      label: 'Disapprove',
      key: 'd',
      question: 'Disapprove it?',
      confirm: 'Disapprove',
      success: 'Disapproved!',
      isDone: ({ status }) => status === 'Disapproved',
    },
    {
      ...decision,
      action: 'approve',
      label: 'Approve',
      key: 'a',
      question: 'Approve it?',
      confirm: 'Approve',
      success: 'Approved!',
      isDone: ({ status }) => status === 'Approved',
    },
  ],
  useRemarks: () =>
    useQuery({
      queryKey: ['samples', 'remarks'],
      queryFn: async () => {
        if (server.remarksError) throw server.remarksError;
        return server.remarks;
      },
    }),
  send: async (_by, action, row, reasons, { emailaddress }) => {
    server.sent.push({ action, id: row.id, reasons });
    await turn(server.decisions);
    const { fault } = server;
    if (!fault || fault.isDone)
      server.cases = server.cases.map((each) =>
        each.id === row.id ? { ...each, status: statusAfter[action], by: emailaddress, tab: 'history' } : each,
      );
    if (fault) throw fault.error;
  },
  find: async (id) => {
    server.lookups += 1;
    if (server.lookupError) throw server.lookupError;
    return server.cases.find((row) => row.id === id) ?? null;
  },
  forget: ({ id }, queries) =>
    queries.setQueryData<Decided[]>(['samples'], (rows) => rows?.filter((row) => row.id !== id)),
  files: {
    idName: 'ID',
    of: async ({ id }) => ({ selfie: { path: `${id}/selfie` }, id: { path: `${id}/id` } }),
    picture: drawnPicture,
  },
};

const PARTS = { tabs: { pending: 'Pending', history: 'History' }, filters: [], further: {} };
const COLUMNS: Column<Decided>[] = [{ key: 'name', title: 'Name', text: ({ name }) => name }];

function SampleDialog({ queue }: { queue: Queue<Decided> }) {
  const { row } = queue;
  return (
    <CaseDialog
      caseType={caseType}
      title="Sample"
      reportTitle="Sample"
      queue={queue}
      pictures={useCasePictures(caseType, row)}
      facts={[]}
      risks={row.risks}
      compared={[]}
      sections={() => []}
    >
      <p>Submitted: {row.email}</p>
    </CaseDialog>
  );
}

function SampleDesk() {
  const desk = useDesk(caseType, PARTS);
  const { data: rows = [] } = useQuery({ queryKey: ['samples'], queryFn: async () => server.cases.filter(isWaiting) });
  const table = useDataTable({
    name: 'samples',
    columns: COLUMNS,
    rows,
    rowId: caseType.idOf,
    view: desk.view,
    onView: desk.setView,
  });
  return (
    <DeskList
      caseType={caseType}
      desk={desk}
      table={table}
      label="Samples"
      isLoading={false}
      empty={{ title: 'None' }}
      rows={rows}
      Dialog={SampleDialog}
    />
  );
}

let drawn = 0;

/** Draws a desk whose waiting cases have these names; what an earlier test has decided is of other cases. */
export async function drawDesk(...cases: (Partial<Decided> & { name: string })[]): Promise<void> {
  drawn += 1;
  server = fresh();
  server.cases = cases.map((differing, at) => ({
    ...sample({ id: `CASE${String(drawn * 100 + at).padStart(6, '0')}` }),
    status: 'Waiting',
    by: null,
    risks: [],
    ...differing,
  }));
  history.replaceState(null, '', location.pathname);
  await drawSignedIn(<SampleDesk />);
}

export const inList = (name: string) => page.getByRole('row').filter({ hasText: name });
export const review = () => page.getByRole('dialog', { name: 'Sample' });
export const heading = (name: string) => review().getByRole('heading', { level: 3, name, exact: true });
export const button = (name: string) => review().getByRole('button', { name, exact: true });
export const approval = () => page.getByRole('alertdialog', { name: 'Approve it?' });
export const disapproval = () => page.getByRole('dialog', { name: 'Application Disapproval' });
export const lastQuestion = () => page.getByRole('alertdialog', { name: 'Disapprove it?' });
