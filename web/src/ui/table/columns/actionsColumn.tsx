import type { JSX } from 'react';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { IconButton } from '@/ui/buttons/IconButton';
import type { Column } from './columns';

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
