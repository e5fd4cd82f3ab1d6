import { StatusTag } from '@/ui/facts/StatusTag';
import { wordOf } from '@/ui/facts/statuses';
import type { Column } from './columns';

/** A column of status words, shown as tags. */
export const wordColumn = <Row extends object>(
  key: string,
  title: string,
  width: number,
  text: (row: Row) => string,
): Column<Row> => ({ key, title, text, width, cell: (row) => <StatusTag status={text(row)} /> });

/** The column of a status code, shown with the words that the form has for it. */
export const statusColumn = <Row extends { status: string }>(
  words: readonly { value: string; label: string }[],
): Column<Row> => wordColumn('status', 'Status', 19, ({ status }) => wordOf(words, status));
