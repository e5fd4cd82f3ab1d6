// The plain list-and-edit screen: a title, an add button, the table, and the dialog of the open entry.
import type { ReactNode } from 'react';
import { useNoteOpened } from '@/app/palette/recentlyOpened';
import { ScreenTitle, useScreenName } from '@/app/routing/screenName';
import { ListHead } from '@/app/views/ListHead';
import { textOf } from '@/ui/table/columns/columns';
import { ListTable, type ListTableProps } from './ListTable';
import { useOpenItem } from './listState';

interface Props<Row extends object> extends Omit<ListTableProps<Row>, 'label' | 'add' | 'onOpen'> {
  addLabel: string;
  /** The dialog of the open entry; the entry is undefined for a new one. */
  children?: (opened: Row | undefined) => ReactNode;
}

export function ListScreen<Row extends object>(props: Props<Row>) {
  const { addLabel, children, ...table } = props;
  const { list } = table;
  const { query, columns, rowId } = list;
  const { serverTotal, isFound, isGrowing = false } = query;
  const label = useScreenName();
  const isPaged = serverTotal !== undefined;
  // While rows are still loading, the entry may be among them.
  const isAwaited = isPaged ? query.isPending : isGrowing && !query.data?.some((row) => rowId(row) === list.open);
  const opened = useOpenItem(
    isAwaited ? undefined : query.data,
    rowId,
    list.open,
    () => list.onOpen(''),
    isPaged ? 'It is not on this page of the list.' : isFound ? 'It is not among the results.' : undefined,
  );
  const named = columns.find(({ names }) => names) ?? columns[0];
  useNoteOpened(list.open, opened && named && textOf(named, opened), label);
  return (
    <section className="screen">
      <ListHead>
        <ScreenTitle />
      </ListHead>
      <ListTable
        {...table}
        label={label}
        add={{ label: addLabel, onAdd: () => list.onOpen('new') }}
        onOpen={(row) => list.onOpen(rowId(row))}
      />
      {(opened || list.open === 'new') && children?.(opened)}
    </section>
  );
}
