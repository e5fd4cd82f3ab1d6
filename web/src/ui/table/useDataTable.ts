// A table's rows, sorted and paged as the address says.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Column, hiddenBy, hiddenColumns, hideColumns, hideOf, orderOf } from './columns/columns';
import { orderedNow } from './ordering/ordering';
import type { TableView } from './view';

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

const NONE: readonly string[] = [];
const everyRow = () => true;

export function useDataTable<Row extends object, C extends Column<Row> = Column<Row>>(
  options: DataTableOptions<Row, C>,
) {
  const { name, columns, rows, rowId, view, onView, serverTotal, isGrowing = false, orderedFor } = options;
  const { hide } = view;
  const chosen = useSnapshot(hiddenColumns)[name] ?? NONE;
  const hidden = useMemo(() => (hide === '' ? chosen : hiddenBy(hide, columns)), [hide, chosen, columns]);
  const isServerPaged = serverTotal !== undefined;
  const { isSortable = !isServerPaged } = options;
  const { page, pageSize, sort } = view;
  const total = serverTotal ?? rows.length;
  // Sorting a single page here would mislead, because the other pages stay in the server's order.
  const areInOrder = isServerPaged || orderedFor !== undefined;
  const order = useMemo(() => (areInOrder ? undefined : orderOf(columns, sort)), [areInOrder, columns, sort]);
  const ordered = useMemo(() => (order ? orderedNow({ rows, keeps: everyRow, order }) : rows), [rows, order]);
  const current = useMemo(() => {
    const ofPage = isServerPaged ? ordered : ordered.slice((page - 1) * pageSize, page * pageSize);
    // Rows with an empty id still need different keys.
    return ofPage.map((row, at) => ({ id: rowId(row) || `row ${at}`, row }));
  }, [isServerPaged, ordered, page, pageSize, rowId]);

  const lastPage = Math.ceil(total / pageSize);
  // A link may name a page that no longer exists, or the list has become shorter.
  useEffect(() => {
    if (!isGrowing && total > 0 && page > lastPage) onView({ page: lastPage }, { replace: true });
  });

  const visible = useMemo(() => columns.filter(({ key }) => !hidden.includes(key)), [columns, hidden]);
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
    isServerPaged,
    total,
    /** The rows of this page. */
    shown,
    /** To be called when the pointer enters or leaves the rows. */
    hold,
    /** The rows of all pages loaded here, in the order shown. */
    ordered: () => ordered,
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
