// A list with what stands above it: what can be added, what is looked for, and which columns are shown.
import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { TableSearch } from '@/ui/table/TableSearch';
import { type DataTableModel, useDataTable } from '@/ui/table/useDataTable';
import { containsWords } from '@/ui/words';
import type { ListState } from './listState';

/** What a query says of a list, or several that make one list. */
export interface Listed<Row> {
  data: Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

export interface ListTableProps<Row extends object> {
  /** What the table is of, for those who hear it. */
  label: string;
  /** Under which the choice of columns is remembered. */
  name: string;
  list: ListState;
  query: Listed<Row>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  /** The button that adds, where something can be added. */
  addLabel?: string;
  onAdd?: () => void;
  onOpen?: (row: Row) => void;
  empty: { title: string; description?: string };
  searchLabel?: string;
  /**
   * Who looks for `list.text`: the rows that are here are narrowed, or the screen's query asks the server for it; 'none'
   * has no search field. A list that the server pages cannot be narrowed here: the other pages would be left out.
   */
  search?: 'here' | 'server' | 'none';
  /** How many there are when the server pages and the query holds the page that `list.view` names; 0 until that is known. */
  serverTotal?: number | undefined;
  /** Stands beside the button that adds. */
  extra?: ReactNode;
  /** Stands at the other end, and works with the table as it is shown: an export, an order to choose. */
  tools?: (table: DataTableModel<Row>) => ReactNode;
}

const NONE: never[] = [];

/** The list is silently empty when the token is not good for it. One that is there stays when it cannot be had anew. */
const failureOf = <Row,>({ data, error, refetch }: Listed<Row>) =>
  error && !data && !(error instanceof ApiError && error.failure === 'signedOut')
    ? { message: messageOf(error), onRetry: () => void refetch() }
    : undefined;

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, name, list, query, columns, rowId, addLabel, onAdd, onOpen, empty, extra, tools, serverTotal } = props;
  const { searchLabel = 'Find in the list', search = serverTotal === undefined ? 'here' : 'none' } = props;
  const all = query.data ?? NONE;
  const text = search === 'here' ? list.text : '';
  const rows = useMemo(
    () => all.filter((row) => containsWords(columns.map((column) => column.text(row)).join(' '), text)),
    [all, columns, text],
  );
  const table = useDataTable<Row>({ name, columns, rows, rowId, view: list.view, onView: list.onView, serverTotal });
  const isNarrowed = search !== 'none' && list.text !== '';
  return (
    <>
      <div className="filters">
        {addLabel && <Button intent="primary" text={addLabel} onClick={onAdd} />}
        {extra}
        <span className="filters-rest">
          {search !== 'none' && <TableSearch label={searchLabel} text={list.text} onText={list.onText} />}
          <ColumnChooser table={table} />
          {tools?.(table)}
        </span>
      </div>
      <DataTable
        table={table}
        label={label}
        isLoading={query.isPending}
        failure={failureOf(query)}
        empty={isNarrowed ? { title: 'Nothing matches' } : empty}
        {...(onOpen && { onOpen })}
      />
    </>
  );
}
