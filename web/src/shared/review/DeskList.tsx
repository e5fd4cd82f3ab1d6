// The list of a tab, and the dialog for its open case.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { MOST_WANTED } from '#wire/claims';
import { messageOf } from '@/api/answer';
import { useNoteOpened } from '@/app/palette/recentlyOpened';
import { useScreenName } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';
import { useListInView } from '@/app/views/useViewHere';
import { toast } from '@/ui/messages/toasts';
import { DataTable } from '@/ui/table/DataTable';
import { type CaseType, caseQuery } from './caseType';
import { useFirstFree } from './claims';
import { type Desk, openIdInAddress } from './desk';
import { type ListedQueue, type Queue, queueOf } from './queue';

type ListProps<Row extends object> = Omit<ComponentProps<typeof DataTable<Row>>, 'onOpen' | 'marked' | 'notes'>;

interface DeskListProps<Row extends object> extends ListProps<Row> {
  caseType: CaseType<Row>;
  desk: Desk;
  /** In the order shown: one page, or all of them. */
  rows: Row[];
  /** The neighbours of the open case, where the rows are one page of many. */
  queue?: ListedQueue<Row>;
  Dialog: ComponentType<{ queue: Queue<Row>; onClose: () => void }>;
}

export function DeskList<Row extends object>({ caseType, desk, rows, queue, Dialog, ...list }: DeskListProps<Row>) {
  const { openCase } = desk;
  useListInView('', list.table);
  // The rows render again whenever this function changes.
  const openRow = useCallback((row: Row) => openCase(caseType.idOf(row)), [caseType, openCase]);
  return (
    <>
      <DataTable {...list} notes={desk.claimed} onOpen={openRow} />
      <OpenCase
        caseType={caseType}
        desk={desk}
        rows={rows}
        queue={queue ?? queueOf(caseType, desk, { rows, total: rows.length })}
      >
        {(open) => <Dialog queue={open} onClose={() => openCase('')} />}
      </OpenCase>
    </>
  );
}

interface OpenCaseProps<Row extends object> {
  caseType: CaseType<Row>;
  desk: Desk;
  /** The rows of the list, which usually contain the case. */
  rows: Row[];
  queue: ListedQueue<Row>;
  children: (queue: Queue<Row>) => ReactNode;
}

/** The case that the address names: taken from the list if it is there, otherwise fetched. */
function OpenCase<Row extends object>({ caseType, desk, rows, queue, children }: OpenCaseProps<Row>) {
  const queries = useQueryClient();
  const user = useSignedIn().user_info.data;
  const { open, tab } = desk;
  const firstFree = useFirstFree(caseType.name);
  const listed = rows.find((row) => caseType.idOf(row) === open);
  const { data, error, isSuccess } = useQuery({ ...caseQuery(caseType, open), enabled: open !== '' && !listed });
  // A case that the user may not see counts as not found.
  const fetched = data && caseType.isVisibleTo(user)(data) ? data : null;
  const row = listed ?? fetched;

  useNoteOpened(open, open !== '' && row ? caseType.nameOf(row) : undefined, useScreenName());
  // A case that can be shown stays open when looking it up fails: that error may be of an earlier look, from before the
  // list had arrived.
  const isMissing = open !== '' && !row && (isSuccess || error !== null);
  useEffect(() => {
    if (!isMissing) return;
    toast.error(error ? messageOf(error) : 'This application was not found.');
    desk.openCase('');
  });

  // A decided case that has left the list keeps its neighbours.
  const neighbours = useRef<{ open: string } & Pick<Queue<Row>, 'previous' | 'next' | 'following'>>(null);
  if (listed) neighbours.current = { open, previous: queue.previous, next: queue.next, following: queue.following };
  const { previous, next, following } = neighbours.current?.open === open ? neighbours.current : queue;

  if (open === '' || !row) return null;
  // Cached, because the reloaded list may no longer contain the case that is opened next.
  const remember = (to: Row | null) => {
    if (to) queries.setQueryData(caseQuery(caseType, caseType.idOf(to)).queryKey, to);
  };
  /** Opens the first of the cases after this one that nobody else has opened in the last seconds either. */
  const moveOn = async (openNext: (to: Row | null) => void, decided?: string) => {
    const free = await firstFree(following.slice(0, MOST_WANTED).map(caseType.idOf), decided);
    if (openIdInAddress() !== open) return;
    const to = following.find((each) => caseType.idOf(each) === free) ?? next;
    remember(to);
    openNext(to);
  };
  const go = async (to: Row | null) => {
    if (to !== null && to === next && tab === 'pending') return moveOn(queue.go);
    remember(to);
    queue.go(to);
  };
  const onDecided = () => moveOn(listed ? queue.onDecided : queue.go, open);
  return children({
    ...queue,
    previous,
    next,
    following,
    tab,
    row,
    claimed: desk.claimed.get(open)?.text,
    go,
    onDecided,
  });
}
