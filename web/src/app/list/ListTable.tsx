// A table with its toolbar: the add button, the search field and the column chooser.
import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { useListInView } from '@/app/views/useViewHere';
import { useScreenAction } from '@/ui/browser/screenActions';
import type { ListFailure } from '@/ui/messages/NotLoaded';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { type Column, textOf } from '@/ui/table/columns/columns';
import { DataTable, type Empty } from '@/ui/table/DataTable';
import { useChoice } from '@/ui/table/rows';
import { TableSearch, useFilterFold } from '@/ui/table/TableSearch';
import { type DataTableModel, useDataTable } from '@/ui/table/useDataTable';
import { foldedText } from '@/ui/texts/words';
import { useJustSaved } from './justSaved';
import type { ListState } from './listState';

/** The state of a query for a list, or of several queries combined into one list. */
export interface Listed<Row> {
  data: Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
  /** The total number of rows when the server pages and `data` is only the page of the view; 0 until known. */
  serverTotal?: number | undefined;
  /** Whether `data` is what was found for the list's text. Otherwise the table searches in it. */
  isFound?: boolean;
  /** More rows are loading, so a page beyond the end may still appear. */
  isGrowing?: boolean;
}

/** What a list is: its rows and columns, and its state in the address. */
export interface List<Row extends object> extends ListState {
  /** The key under which the chosen columns are stored. */
  name: string;
  query: Listed<Row>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
}

export interface Search<Row> {
  label?: string;
  /** Whether the text finds a row. By default every word must occur in one of the columns. */
  finds?: (row: Row, text: string) => boolean;
  /** Shown when search and filters leave no row. */
  nothingFound?: { title: string; description?: string };
  /** Adds a button that empties the search, and is called when it is pressed. */
  onClear?: () => void;
  /** Shown above the table: how far a search has come. */
  progress?: ReactNode;
}

export interface ListTableProps<Row extends object> {
  /** The table's accessible name. */
  label: string;
  list: List<Row>;
  empty: Empty;
  onOpen?: (row: Row) => void;
  add?: { label: string; onAdd: () => void };
  search?: Search<Row>;
  /** The screen's own filters: their fields, which rows they keep, and whether any differs from its default. */
  filters?: { fields: ReactNode; keeps: (row: Row) => boolean; areInUse: boolean };
  /** Shown beside the add button. */
  extra?: ReactNode;
  /** Shown at the end of the toolbar, for example an export; receives the table as it is shown. */
  tools?: (table: DataTableModel<Row>) => ReactNode;
  /** Enables row selection and renders the bar for the selected rows. Not for a list that the server pages. */
  batch?: (chosen: SelectionProps<Row>) => ReactNode;
}

const NONE: never[] = [];
const NOTHING_FOUND = { title: 'No matches' };

/**
 * The specification shows no message for an invalid token. The list is then unknown, which is not the same as empty.
 */
export function listFailure({ data, error, refetch }: Pick<Listed<unknown>, 'error' | 'refetch'> & { data?: unknown }) {
  if (!error) return undefined;
  const isSilent = error instanceof ApiError && error.failure === 'signedOut';
  const failure: ListFailure = {
    message: isSilent ? undefined : messageOf(error),
    isOfUpdate: data !== undefined,
    onRetry: () => void refetch(),
  };
  return failure;
}

/**
 * Each row's text is read once, when it is first searched: there may be a hundred thousand rows, searched at every
 * keystroke.
 */
function rowFinder<Row extends object>(columns: Column<Row>[]) {
  const read = new WeakMap<Row, string>();
  return (text: string) => {
    const words = foldedText(text.trim()).split(/\s+/);
    return (row: Row) => {
      const known = read.get(row) ?? foldedText(columns.map((column) => textOf(column, row)).join(' '));
      read.set(row, known);
      return words.every((word) => known.includes(word));
    };
  };
}

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, list, empty, onOpen, add, search = {}, filters, extra, tools, batch } = props;
  const { name, query, columns, rowId } = list;
  const { serverTotal, isFound = false, isGrowing = false } = query;
  const { finds, nothingFound = NOTHING_FOUND } = search;
  const fold = useFilterFold(filters?.areInUse ?? false);
  const all = query.data ?? NONE;
  const text = isFound ? '' : list.text;
  const keeps = filters?.keeps;
  const inAnyColumn = useMemo(() => rowFinder(columns), [columns]);
  // Separate from the text search: filters may be expensive, and typing changes only the text.
  const filtered = useMemo(() => (keeps ? all.filter(keeps) : all), [all, keeps]);
  const rows = useMemo(() => {
    if (text.trim() === '') return filtered;
    return filtered.filter(finds ? (row) => finds(row, text) : inAnyColumn(text));
  }, [filtered, inAnyColumn, finds, text]);
  const { view, onView } = list;
  const table = useDataTable<Row>({ name, columns, rows, rowId, view, onView, serverTotal, isGrowing });
  useListInView(list.prefix, table, list.hasFixedRows);
  // A saved row may be on another page, where the list is sorted or new rows come last: that page is shown.
  const justSaved = useJustSaved(isFound ? undefined : query.data, rowId, (row) => {
    const at = table.ordered().findIndex((each) => rowId(each) === rowId(row));
    if (at >= 0) list.onView({ page: Math.floor(at / list.view.pageSize) + 1 }, { replace: true });
  });
  const choice = useChoice(() => table.ordered().map(rowId));
  // A removed row is no longer selected; one that is only filtered out still is.
  const chosen = useMemo(
    () => (choice.chosen.size === 0 ? NONE : all.filter((row) => choice.chosen.has(rowId(row)))),
    [all, choice.chosen, rowId],
  );
  // Stays mounted once shown, because its running batch outlives the selection.
  const [isBatchNeeded, setBatchNeeded] = useState(false);
  if (batch && chosen.length > 0 && !isBatchNeeded) setBatchNeeded(true);
  useScreenAction(add?.label, () => add?.onAdd());
  const isNarrowed = list.text !== '' || rows.length < all.length;
  return (
    <>
      <div className={filters ? fold.className : 'filters'}>
        {add && <Button className="filters-always" intent="primary" text={add.label} onClick={add.onAdd} />}
        {filters && fold.toggle}
        {extra}
        {filters?.fields}
        <span className="filters-rest">
          <TableSearch
            label={search.label ?? 'Search this list'}
            text={list.text}
            onText={list.onText}
            onClear={search.onClear}
          />
          <ColumnChooser table={table} />
          {tools?.(table)}
        </span>
      </div>
      {search.progress}
      <DataTable
        table={table}
        label={label}
        isLoading={query.isPending}
        marked={justSaved}
        hasFixedRows={list.hasFixedRows}
        failure={listFailure(query)}
        empty={isNarrowed ? nothingFound : empty}
        {...(onOpen && { onOpen })}
        {...(batch && { choice })}
        foot={
          isBatchNeeded &&
          batch?.({
            chosen,
            found: rows,
            onAll: choice.chooseAll,
            onDone: (done) => choice.setMany(done.map(rowId), false),
            onClose: choice.clear,
          })
        }
      />
    </>
  );
}

/** What a list passes to the actions for its selected rows. */
export interface SelectionProps<Row> {
  /** In the order of the list; includes rows that the current search does not find. */
  chosen: readonly Row[];
  /** All rows found by the current search and filters. */
  found: readonly Row[];
  onAll: () => void;
  /** Deselects the rows that are done. */
  onDone: (done: readonly Row[]) => void;
  /** Deselects all rows. */
  onClose: () => void;
}
