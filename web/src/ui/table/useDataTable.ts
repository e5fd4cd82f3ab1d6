// A table's rows, sorted and paged as the address says.
import {
  type ColumnDef,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Column, hiddenBy, hideColumns, hideOf, sortValueOf, useHiddenColumns } from './columns/columns';
import type { TableView } from './view';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

type Features = typeof features;

interface DataTableOptions<Row, C extends Column<Row> = Column<Row>> {
  /** The key under which the user's choice of columns is stored. */
  name: string;
  columns: C[];
  rows: Row[];
  rowId: (row: Row) => string;
  view: TableView;
  onView: (change: Partial<TableView>, options?: { replace: boolean }) => void;
  /** The total number of rows, when `rows` is one page from the server. */
  serverTotal?: number | undefined;
  /** More rows are loading, so a page beyond the end may still appear. */
  isGrowing?: boolean;
  /**
   * Set when `rows` are filtered and sorted already, as long lists are by `useOrderedRows`; identifies that filter and
   * order.
   */
  orderedFor?: object | undefined;
  /** Whether headings sort. Where the server pages, they do only if the screen goes through all pages. */
  isSortable?: boolean;
}

/** Created when a table is first sorted, because creating it takes a while. */
let collator: Intl.Collator | undefined;

function compare(x: string | number, y: string | number): number {
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(String(x), String(y));
}

export function useDataTable<Row extends object, C extends Column<Row> = Column<Row>>(
  options: DataTableOptions<Row, C>,
) {
  const { name, columns, rows, rowId, view, onView, serverTotal, isGrowing = false, orderedFor } = options;
  const { hide } = view;
  const chosen = useHiddenColumns(name);
  const hidden = useMemo(() => (hide === '' ? chosen : hiddenBy(hide, columns)), [hide, chosen, columns]);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<Features, Row> => ({
          id: column.key,
          header: column.title,
          accessorFn: (row) => sortValueOf(column, row),
          sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
        }),
      ),
    [columns],
  );
  const isServerPaged = serverTotal !== undefined;
  const { isSortable = !isServerPaged } = options;
  const areOrdered = orderedFor !== undefined;
  const isOnePage = isServerPaged || areOrdered;
  const { page, pageSize, sort } = view;
  const total = serverTotal ?? rows.length;
  const pageRows = useMemo(
    () => (areOrdered ? rows.slice((page - 1) * pageSize, page * pageSize) : rows),
    [areOrdered, rows, page, pageSize],
  );
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      sorting: sort && !isOnePage ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [],
      pagination: { pageIndex: page - 1, pageSize },
    }),
    [hidden, sort, isOnePage, page, pageSize],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: pageRows,
    // Rows with an empty id still need different keys.
    getRowId: (row, at) => rowId(row) || `row ${at}`,
    enableMultiSort: false,
    autoResetPageIndex: false,
    // Sorting a single page here would mislead, because the other pages stay in the server's order.
    enableSorting: !isOnePage,
    manualPagination: isOnePage,
    ...(isOnePage && { rowCount: total }),
    state,
  });

  const lastPage = Math.ceil(total / view.pageSize);
  // A link may name a page that no longer exists, or the list has become shorter.
  useEffect(() => {
    if (!isGrowing && total > 0 && view.page > lastPage) onView({ page: lastPage }, { replace: true });
  });

  const visible = useMemo(() => columns.filter(({ key }) => !hidden.includes(key)), [columns, hidden]);
  const rowsOfPage = table.getRowModel().rows;
  const current = useMemo(() => rowsOfPage.map(({ id, original }) => ({ id, row: original })), [rowsOfPage]);
  const exists = (id: string) => rows.some((row) => rowId(row) === id);
  const filter = view.open === '' ? orderedFor : undefined;
  const { shown, hold } = useHeld({ shown: current, place: `${page} ${pageSize}`, filter }, exists);
  return {
    name,
    columns,
    visible,
    hidden,
    /** Written to the address if that has hidden columns already; otherwise remembered for the table. */
    onHide: (keys: readonly string[]) => (hide === '' ? hideColumns(name, keys) : onView({ hide: hideOf(keys) })),
    view,
    onView,
    isSortable,
    total,
    /** The rows of this page. */
    shown,
    /** To be called when the pointer enters or leaves the rows. */
    hold,
    /** The rows of all pages loaded here, in the order shown. */
    ordered: () => (areOrdered ? rows : table.getSortedRowModel().rows.map(({ original }) => original)),
  };
}

interface Held<Shown> {
  shown: Shown[];
  place: string;
  filter: object | undefined;
}

/**
 * While the pointer is over the rows, new rows between them are held back, so that the user does not click the wrong
 * one. Removed rows disappear at once.
 */
function useHeld<Shown extends { id: string }>(current: Held<Shown>, exists: (id: string) => boolean) {
  const [isPointed, hold] = useState(false);
  const last = useRef(current);
  const { shown, place, filter } = last.current;
  const isSame = current.filter !== undefined && filter === current.filter && place === current.place;
  const isMoved = isPointed && isSame && shown.some(({ id }, at) => current.shown[at]?.id !== id);
  // Checked last, because it searches all rows.
  if (!(isMoved && shown.every(({ id }) => exists(id)))) last.current = current;
  return { shown: last.current.shown, hold: current.filter && hold };
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;
