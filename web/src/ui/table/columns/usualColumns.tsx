import type { JSX } from 'react';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { IconButton } from '@/ui/buttons/icons';
import { StatusTag } from '@/ui/facts/StatusTag';
import { wordOf } from '@/ui/facts/statuses';
import type { Column } from './columns';

/** A column of status words, shown as tags. */
export const wordColumn = <Row extends object>(
  key: string,
  title: string,
  width: number,
  text: (row: Row) => string,
): Column<Row> => ({ key, title, text, width, decides: true, cell: (row) => <StatusTag status={text(row)} /> });

/** The column of a status code, shown with the words that the form has for it. */
export const statusColumn = <Row extends { status: string }>(
  words: readonly { value: string; label: string }[],
): Column<Row> => wordColumn('status', 'Status', 19, ({ status }) => wordOf(words, status));

export interface RowAction {
  /** Names the action and the row: 'Edit Clerk'. */
  label: string;
  icon: JSX.Element;
  onClick: () => unknown;
  /** The reason why it cannot be done yet. */
  whyNot?: string | undefined;
}

/** The last column, with a button for each action on the row. It is pinned, so it is only as wide as its buttons. */
export function actionsColumn<Row>(actionsOf: (row: Row) => RowAction[], buttons: 2 | 3 = 2): Column<Row> {
  return {
    key: 'actions',
    title: 'Actions',
    isActions: true,
    width: buttons === 2 ? 10 : 15,
    text: () => '',
    cell: (row) =>
      actionsOf(row).map(({ onClick, whyNot, ...action }) => (
        <DisabledReason key={action.label} whyNot={whyNot}>
          {(off) => <IconButton size="small" {...action} {...off} onClick={() => void onClick()} />}
        </DisabledReason>
      )),
  };
}
