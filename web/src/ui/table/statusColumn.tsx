import { type StatusKind, StatusTag } from '@/ui/StatusTag';
import type { Column } from './columns';

/** The column of a status that is A or something else, in the words that a form has for it; `kinds` are those of other statuses. */
export function statusColumn<Row extends { status: string }>(
  words: readonly { value: string; label: string }[],
  kinds: Readonly<Record<string, StatusKind>> = {},
): Column<Row> {
  const text = ({ status }: Row) => words.find(({ value }) => value === status)?.label ?? status;
  return {
    key: 'status',
    title: 'Status',
    text,
    width: 19,
    cell: (row) => <StatusTag kind={row.status === 'A' ? 'good' : (kinds[row.status] ?? 'off')} text={text(row)} />,
  };
}
