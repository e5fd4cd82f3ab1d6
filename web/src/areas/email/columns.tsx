import { yesOrNo } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import { wordColumn } from '@/ui/table/columns/usualColumns';

interface Saved {
  posted: string;
  postedby: string;
  edit: string;
  editby: string;
}

/** Who posted and edited it, and when. */
export function savedByColumns<Row extends Saved>(): Column<Row>[] {
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

export const activeColumn = <Row extends { active: boolean | null }>(): Column<Row> =>
  wordColumn('active', 'Active', 12, ({ active }) => yesOrNo(active));
