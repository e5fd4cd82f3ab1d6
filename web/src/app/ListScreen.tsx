// The plain list-and-edit screen: a title, what can be added, the table, and the dialog of what is open.
import { Button, H1 } from '@blueprintjs/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { TableSearch } from '@/ui/table/TableSearch';
import { useDataTable } from '@/ui/table/useDataTable';
import { containsWords } from '@/ui/words';
import type { ListState } from './listState';

interface Props<Row> {
  title: string;
  /** Under which the choice of columns is remembered. */
  name: string;
  list: ListState;
  query: UseQueryResult<Row[]>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  addLabel: string;
  empty: { title: string; tells?: string };
  /** Stands beside the button that adds. */
  extra?: ReactNode;
  /** The dialog of the entry that is open, or of a new one. */
  children?: ReactNode;
}

const NONE: never[] = [];

/** The list is silently empty when the token is not good for it. */
const failureOf = <Row,>({ error, refetch }: UseQueryResult<Row[]>) =>
  error && !(error instanceof ApiError && error.failure === 'signedOut')
    ? { message: messageOf(error), onRetry: () => void refetch() }
    : undefined;

export function ListScreen<Row extends object>(props: Props<Row>) {
  const { title, name, list, query, columns, rowId, addLabel, empty, extra, children } = props;
  const all = query.data ?? NONE;
  const rows = useMemo(
    () => all.filter((row) => containsWords(columns.map(({ text }) => text(row)).join(' '), list.text)),
    [all, columns, list.text],
  );
  const table = useDataTable({ name, columns, rows, rowId, view: list.view, onView: list.onView });
  return (
    <section className="screen">
      <H1>{title}</H1>
      <div className="filters">
        <Button intent="primary" text={addLabel} onClick={() => list.onOpen('new')} />
        {extra}
        <span className="filters-rest">
          <TableSearch label="Find in the list" text={list.text} onText={list.onText} />
          <ColumnChooser table={table} />
        </span>
      </div>
      <DataTable
        table={table}
        label={title}
        isLoading={query.isPending}
        failure={failureOf(query)}
        empty={list.text ? { title: 'Nothing matches' } : empty}
        onOpen={(row) => list.onOpen(rowId(row))}
      />
      {children}
    </section>
  );
}
