import type { JSX } from 'react';
import { IconButton } from '@/ui/buttons/IconButton';
import { Reasoned } from '@/ui/buttons/Reasoned';
import type { Column } from './columns';

export interface RowAction {
  /** Says what is done, and to which row: 'Edit Clerk'. */
  label: string;
  icon: JSX.Element;
  onClick: () => unknown;
  /** Why it cannot be done yet. */
  whyNot?: string | undefined;
}

/** The last column: what can be done with a row, a button for each. It stays in sight, so it takes no more than its buttons. */
export function actionsColumn<Row>(actionsOf: (row: Row) => RowAction[], buttons: 2 | 3 = 2): Column<Row> {
  return {
    key: 'actions',
    title: 'Actions',
    isActions: true,
    width: buttons === 2 ? 10 : 15,
    text: () => '',
    cell: (row) =>
      actionsOf(row).map(({ onClick, whyNot, ...action }) => (
        <Reasoned key={action.label} whyNot={whyNot}>
          {(off) => <IconButton size="small" {...action} {...off} onClick={() => void onClick()} />}
        </Reasoned>
      )),
  };
}
