import { StatusTag } from '@/ui/StatusTag';
import type { Column } from './columns';

/** The column of a status that is A or something else, in the words that a form has for it. */
export function statusColumn<Row extends { status: string }>(
  words: readonly { value: string; label: string }[],
): Column<Row> {
  const text = ({ status }: Row) => words.find(({ value }) => value === status)?.label ?? status;
  return {
    key: 'status',
    title: 'Status',
    text,
    width: 19,
    cell: (row) => <StatusTag kind={row.status === 'A' ? 'good' : 'off'} text={text(row)} />,
  };
}
