// The list of a tab, and the dialog for its open case.
import { type ComponentProps, type ComponentType, useCallback } from 'react';
import { useListInView } from '@/app/views/lists';
import { DataTable } from '@/ui/table/DataTable';
import type { Desk } from './desk';
import type { Kind } from './kind';
import { OpenCase } from './OpenCase';
import { type ListedQueue, type Queue, queueOf } from './queue';

type ListProps<Row extends object> = Omit<ComponentProps<typeof DataTable<Row>>, 'onOpen' | 'marked' | 'notes'>;

interface Props<Row extends object> extends ListProps<Row> {
  kind: Kind<Row>;
  desk: Desk;
  /** In the order shown: one page, or all of them. */
  rows: Row[];
  /** The neighbours of the open case, where the rows are one page of many. */
  queue?: ListedQueue<Row>;
  Dialog: ComponentType<{ queue: Queue<Row>; onClose: () => void }>;
}

export function DeskList<Row extends object>({ kind, desk, rows, queue, Dialog, ...list }: Props<Row>) {
  const { openCase } = desk;
  useListInView('', list.table);
  // The rows render again whenever this function changes.
  const openRow = useCallback((row: Row) => openCase(kind.idOf(row)), [kind, openCase]);
  return (
    <>
      <DataTable {...list} notes={desk.claimed} onOpen={openRow} />
      <OpenCase kind={kind} desk={desk} rows={rows} queue={queue ?? queueOf(kind, desk, { rows, total: rows.length })}>
        {(open) => <Dialog queue={open} onClose={() => openCase('')} />}
      </OpenCase>
    </>
  );
}
