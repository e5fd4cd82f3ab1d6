import { StatusTag } from '@/ui/StatusTag';
import type { Column } from '@/ui/table/columns';
import { savedColumns } from '@/ui/table/savedColumns';

interface Saved {
  posted: string;
  postedby: string;
  edit: string;
  editby: string;
}

/** Who posted and who edited it, and when. */
export function savedBy<Row extends Saved>(): Column<Row>[] {
  const posted = savedColumns<Row>(
    'posted',
    'Posted',
    ({ postedby }) => postedby,
    (row) => row.posted,
  );
  const edited = savedColumns<Row>(
    'edited',
    'Edited',
    ({ editby }) => editby,
    ({ edit }) => edit,
  );
  return [posted.by, posted.date, edited.by, edited.date];
}

const words = ({ active }: { active: boolean }) => (active ? 'Yes' : 'No');

export const activeColumn = <Row extends { active: boolean }>(): Column<Row> => ({
  key: 'active',
  title: 'Active',
  text: words,
  cell: (row) => <StatusTag kind={row.active ? 'good' : 'off'} text={words(row)} />,
  width: 12,
});
