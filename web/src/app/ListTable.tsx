// A list with what stands above it: what can be added, what is looked for, and which columns are shown.
import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { TableSearch } from '@/ui/table/TableSearch';
import { useDataTable } from '@/ui/table/useDataTable';
import { containsWords } from '@/ui/words';
import type { ListState } from './listState';

/** What a query says of a list, or several that make one list. */
export interface Listed<Row> {
  data: Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

export interface ListTableProps<Row> {
  /** What the table is of, for those who hear it. */
  label: string;
  /** Under which the choice of columns is remembered. */
  name: string;
  list: ListState;
  query: Listed<Row>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  addLabel: string;
  onAdd: () => void;
  onOpen?: (row: Row) => void;
  empty: { title: string; tells?: string };
  searchLabel?: string;
  /** Stands beside the button that adds. */
  extra?: ReactNode;
}

const NONE: never[] = [];

/** The list is silently empty when the token is not good for it. One that is there stays when it cannot be had anew. */
const failureOf = <Row,>({ data, error, refetch }: Listed<Row>) =>
  error && !data && !(error instanceof ApiError && error.failure === 'signedOut')
    ? { message: messageOf(error), onRetry: () => void refetch() }
    : undefined;

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, name, list, query, columns, rowId, addLabel, onAdd, onOpen, empty, extra } = props;
  const { searchLabel = 'Find in the list' } = props;
  const all = query.data ?? NONE;
  const rows = useMemo(
    () => all.filter((row) => containsWords(columns.map(({ text }) => text(row)).join(' '), list.text)),
    [all, columns, list.text],
  );
  const table = useDataTable({ name, columns, rows, rowId, view: list.view, onView: list.onView });
  return (
    <>
      <div className="filters">
        <Button intent="primary" text={addLabel} onClick={onAdd} />
        {extra}
        <span className="filters-rest">
          <TableSearch label={searchLabel} text={list.text} onText={list.onText} />
          <ColumnChooser table={table} />
        </span>
      </div>
      <DataTable
        table={table}
        label={label}
        isLoading={query.isPending}
        failure={failureOf(query)}
        empty={list.text ? { title: 'Nothing matches' } : empty}
        {...(onOpen && { onOpen })}
      />
    </>
  );
}
