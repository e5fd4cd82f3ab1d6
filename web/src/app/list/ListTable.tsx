// A table with its toolbar: the add button, the search field and the column chooser.
import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import type { SelectionProps } from '@/app/batch/selectionProps';
import { useListInView } from '@/app/views/lists';
import { useScreenAction } from '@/ui/browser/screenActions';
import type { ListFailure } from '@/ui/messages/NotLoaded';
import { useChoice } from '@/ui/table/choosing/useChoice';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { type Column, textOf } from '@/ui/table/columns/columns';
import { DataTable, type Empty } from '@/ui/table/DataTable';
import { TableSearch } from '@/ui/table/TableSearch';
import { type DataTableModel, useDataTable } from '@/ui/table/useDataTable';
import { useFilterFold } from '@/ui/table/useFilterFold';
import { foldedText } from '@/ui/texts/words';
import { useJustSaved } from './justSaved';
import type { ListState } from './listState';

/** The state of a query for a list, or of several queries combined into one list. */
export interface Listed<Row> {
  data: Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

export interface ListTableProps<Row extends object> {
  /** The table's accessible name. */
  label: string;
  /** The key under which the chosen columns are stored. */
  name: string;
  list: ListState;
  query: Listed<Row>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  /** The text of the add button; without it there is no button. */
  addLabel?: string;
  onAdd?: () => void;
  onOpen?: (row: Row) => void;
  empty: Empty;
  searchLabel?: string;
  /** Adds a button that empties the search, and is called when it is pressed. */
  onClearSearch?: () => void;
  /**
   * Who searches for `list.text`: 'here' filters the loaded rows, 'server' leaves it to the screen's query, and 'none'
   * has no search field. 'here' does not work with server paging: it would miss the other pages.
   */
  search?: 'here' | 'server' | 'none';
  /** Whether the 'here' search finds a row. By default every word must occur in one of the columns. */
  finds?: (row: Row, text: string) => boolean;
  /** The screen's own filters: their fields, which rows they keep, and whether any differs from its default. */
  filters?: { fields: ReactNode; keeps: (row: Row) => boolean; areInUse: boolean };
  /** Shown when search and filters leave no row. */
  nothingFound?: { title: string; description?: string };
  /** The total number of rows when the server pages and the query loads only the page of `list.view`; 0 until known. */
  serverTotal?: number | undefined;
  /** More rows are loading, so a page beyond the end may still appear. */
  isGrowing?: boolean;
  /** Shown beside the add button. */
  extra?: ReactNode;
  /** Shown above the table: how far a search has come. */
  progress?: ReactNode;
  /** Enables row selection and renders the bar for the selected rows. Not for a list that the server pages. */
  batch?: (chosen: SelectionProps<Row>) => ReactNode;
  /** Shown at the end of the toolbar, for example an export; receives the table as it is shown. */
  tools?: (table: DataTableModel<Row>) => ReactNode;
}

const NONE: never[] = [];
const NOTHING_FOUND = { title: 'Nothing matches' };

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
  const { label, name, list, query, columns, rowId, addLabel, onAdd, onOpen, empty, extra, tools, serverTotal } = props;
  const { isGrowing = false, progress, batch } = props;
  const {
    onClearSearch,
    searchLabel = 'Find in the list',
    search = serverTotal === undefined ? 'here' : 'none',
  } = props;
  const { finds, filters, nothingFound = NOTHING_FOUND } = props;
  const fold = useFilterFold(filters?.areInUse ?? false);
  const all = query.data ?? NONE;
  const text = search === 'here' ? list.text : '';
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
  const isWhole = serverTotal === undefined && search !== 'server';
  const justSaved = useJustSaved(isWhole ? query.data : undefined, rowId, (row) => {
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
  useScreenAction(addLabel, () => onAdd?.());
  const isNarrowed = (search !== 'none' && list.text !== '') || rows.length < all.length;
  return (
    <>
      <div className={filters ? fold.className : 'filters'}>
        {addLabel && <Button className="filters-always" intent="primary" text={addLabel} onClick={onAdd} />}
        {filters && fold.toggle}
        {extra}
        {filters?.fields}
        <span className="filters-rest">
          {search !== 'none' && (
            <TableSearch label={searchLabel} text={list.text} onText={list.onText} onClear={onClearSearch} />
          )}
          <ColumnChooser table={table} />
          {tools?.(table)}
        </span>
      </div>
      {progress}
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
