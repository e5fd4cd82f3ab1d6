import { useQuery } from '@tanstack/react-query';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { type Remark, remarksQuery } from '@/shared/remarks';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { STATUSES } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { statusColumn } from '@/ui/table/columns/usualColumns';
import { shownMoment } from '@/ui/texts/days';

const RemarksBatch = lazyDialog(() => import('./RemarksBatch'));
const RemarkDialog = lazyDialog(() => import('./RemarkDialog'));

const byAt = (by: string | null, at: string | null) => (by ? `${shownMoment(at)} by ${by}`.trim() : '');

const columns: Column<Remark>[] = [
  { key: 'remarks', title: 'Remarks', text: ({ remarks }) => remarks, width: 36, wraps: true },
  {
    key: 'instructions',
    title: 'Special Instructions',
    text: (row) => row.special_instructions ?? '',
    width: 55,
    wraps: true,
  },
  statusColumn(STATUSES),
  {
    key: 'posted',
    title: 'Posted Date/by',
    text: (row) => byAt(row.posted_by, row.posted_date),
    width: 30,
    wraps: true,
    sortBy: (row) => row.posted_date,
  },
  {
    key: 'edited',
    title: 'Edited Date/by',
    text: (row) => byAt(row.edited_by, row.edited_date),
    width: 30,
    wraps: true,
    sortBy: (row) => row.edited_date ?? '',
  },
];

const rowId = ({ recordid }: Remark) => String(recordid);

export default function RemarksPage() {
  const list = useListState();
  const remarks = useQuery(remarksQuery);
  return (
    <ListScreen
      list={{ ...list, name: 'remarks', query: remarks, columns, rowId }}
      addLabel="Add Remarks"
      batch={(chosen) => <RemarksBatch {...chosen} />}
      empty={{ title: 'No remarks', description: 'Add a remark so that reviewers can disapprove.' }}
    >
      {(opened) => <RemarkDialog key={list.open} remark={opened} onClose={() => list.onOpen('')} />}
    </ListScreen>
  );
}
