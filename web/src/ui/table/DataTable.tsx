import { HTMLTable, NonIdealState } from '@blueprintjs/core';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { NARROW, useMedia } from '@/ui/browser/useMedia';
import { EyeOpen } from '@/ui/buttons/icons';
import { CaretDown, CaretUp } from '@/ui/buttons/pageIcons';
import { useRowFocus } from '@/ui/focus/focusPlace';
import { type ListFailure, NotLoaded, NotUpdated } from '@/ui/messages/NotLoaded';
import {
  type Column,
  type ColumnLook,
  cellOf,
  decisiveFirst,
  isUnknown,
  looksOf,
  textOf,
  wholeTextOf,
} from './columns/columns';
import { Pager } from './Pager';
import { choosingClicks, isChoosingClick, PageBox, RowBox, type TableChoice, useRowKeys } from './rows';
import type { DataTableModel } from './useDataTable';
import './table.css';

export interface Empty {
  title: string;
  description?: string;
  /** For an unexpected state: screen readers announce it at once. */
  isAlert?: boolean;
}

export interface RowNote {
  /** Beside the name there is little room. */
  short: string;
  text: string;
}

interface Props<Row extends object> {
  table: DataTableModel<Row>;
  /** The table's name for screen readers. */
  label: string;
  isLoading: boolean;
  failure?: ListFailure | undefined;
  /** Shown when there are no rows: the reason, and what can be done. */
  empty: Empty;
  onOpen?: (row: Row) => void;
  /** Which rows can be opened. The others can still be focused, and one of their cells says why they do not open. */
  opens?: (row: Row) => boolean;
  /** The id or ids of rows that are highlighted for a moment. */
  marked?: string | ReadonlySet<string> | null;
  /** A note before the name, by the id of the row. */
  notes?: ReadonlyMap<string, RowNote>;
  /** Set where rows can be selected for an action on many of them. */
  choice?: TableChoice | undefined;
  /** Shown between the rows and the pager; stays in sight. */
  foot?: ReactNode;
  /** Hides the choice of rows per page. */
  hasFixedRows?: boolean;
  /** The text for the number of rows, in place of the pager's own. */
  summary?: string;
}

const everyRow = () => true;
const NO_NOTES: ReadonlyMap<string, RowNote> = new Map();

/** A table whose rows open by click or Enter and are walked by arrows; it keeps its height while another page loads. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { table, label, isLoading, failure, empty, onOpen, opens = everyRow, marked = null, notes = NO_NOTES } = props;
  const { hasFixedRows = false, choice, foot, summary } = props;
  const ids = useMemo(() => table.shown.map(({ id }) => id), [table.shown]);
  const scroller = useScrollEdges();
  const rowFocus = useRowFocus();
  const element = useRef<HTMLTableElement>(null);
  const root = useRowKeys(table, element, { ids, opens: onOpen !== undefined, isLoading, choice });
  const isNarrow = useMedia(NARROW);
  const columns = useMemo(() => (isNarrow ? decisiveFirst(table.visible) : table.visible), [isNarrow, table.visible]);
  const isChoosable = choice !== undefined;
  const looks = useMemo(() => looksOf(columns, isChoosable), [columns, isChoosable]);
  const notice = failure?.isOfUpdate && <NotUpdated failure={failure} />;
  const isUnknown = failure?.isOfUpdate === false;
  const isEmpty = !isLoading && !isUnknown && table.shown.length === 0;
  const isPlaceholder = isLoading && table.shown.length === 0;
  return (
    <div ref={root} className="data-table">
      <div className="table-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section ref={scroller} className="table-scroller" aria-label={`${label}, table`} tabIndex={0}>
          <HTMLTable
            compact
            interactive={Boolean(onOpen)}
            className={isChoosable ? 'choosable' : undefined}
            ref={element}
            aria-label={label}
            aria-busy={isLoading}
          >
            <colgroup>
              {columns.map(({ key }, at) => (
                <col key={key} style={{ width: looks[at]?.width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <Heading key={column.key} column={column} look={looks[at]} table={table}>
                    {at === 0 && choice && <PageBox choice={choice} ids={ids} />}
                  </Heading>
                ))}
              </tr>
            </thead>
            <tbody
              {...rowFocus}
              {...(choice && choosingClicks(choice, ids, isMeantForRow))}
              aria-hidden={isPlaceholder || undefined}
              onPointerEnter={() => table.hold?.(true)}
              onPointerLeave={() => table.hold?.(false)}
            >
              {isPlaceholder ? (
                <Skeleton table={table} columns={columns} looks={looks} />
              ) : (
                <Rows
                  shown={table.shown}
                  visible={columns}
                  looks={looks}
                  onOpen={onOpen}
                  opens={opens}
                  marked={marked}
                  notes={notes}
                  choice={choice}
                  nameColumn={table.columns.find(({ names }) => names) ?? table.columns[0]}
                />
              )}
            </tbody>
          </HTMLTable>
          {isUnknown && <NotLoaded failure={failure} />}
          {isEmpty && (
            <div role={empty.isAlert ? 'alert' : undefined}>
              <NonIdealState title={empty.title} description={empty.description} />
            </div>
          )}
        </section>
      </div>
      {(notice || foot) && (
        <div className="table-foot">
          {notice}
          {foot}
        </div>
      )}
      <Pager
        label={`${label}, pages`}
        total={table.total}
        unknown={isUnknown ? 'Not loaded' : isLoading && table.total === 0 ? 'Loading…' : undefined}
        view={table.view}
        onView={table.onView}
        hasFixedRows={hasFixedRows}
        table={table.isServerPaged ? undefined : element}
        summary={summary}
      />
    </div>
  );
}

interface HeadingProps<Row extends object> {
  column: Column<Row>;
  look: ColumnLook | undefined;
  table: DataTableModel<Row>;
  children: ReactNode;
}

/** A heading that does not sort has its sign from the styles, because it is only seen under the pointer. */
const SORT_SIGNS = { none: null, ascending: <CaretUp />, descending: <CaretDown /> };

function Heading<Row extends object>({ column, look, table, children }: HeadingProps<Row>) {
  const { view, onView, isSortable } = table;
  const cell = { scope: 'col', className: look?.className, style: look?.style };
  if (!isSortable || column.isActions)
    return (
      <th {...cell}>
        {children}
        {column.title}
      </th>
    );
  const direction = view.sort === column.key ? 'ascending' : view.sort === `-${column.key}` ? 'descending' : 'none';
  const next = direction === 'none' ? column.key : direction === 'ascending' ? `-${column.key}` : '';
  return (
    <th {...cell} aria-sort={direction}>
      {children}
      <button type="button" className="sort-button" onClick={() => onView({ sort: next, page: 1 })}>
        {column.title}
        {SORT_SIGNS[direction]}
      </button>
    </th>
  );
}

interface RowsProps<Row> {
  shown: { id: string; row: Row }[];
  visible: Column<Row>[];
  looks: ColumnLook[];
  onOpen: ((row: Row) => void) | undefined;
  opens: (row: Row) => boolean;
  marked: string | ReadonlySet<string> | null;
  notes: ReadonlyMap<string, RowNote>;
  choice: TableChoice | undefined;
  /** The column whose text identifies the row. */
  nameColumn: Column<Row> | undefined;
}

const CONTROLS = 'a, button, input, label, select, textarea, [role="button"], [role="switch"], td.actions';

/** False for a click on a control in the row, in its actions cell, or in a dialog that one of them opened. */
function isMeantForRow({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest(CONTROLS) === null;
}

const isIn = (marked: RowsProps<never>['marked'], id: string) =>
  typeof marked === 'string' ? marked === id : (marked?.has(id) ?? false);

const classOf = (isMarked: boolean, isChosen: boolean) =>
  [isMarked && 'just-saved', isChosen && 'chosen'].filter(Boolean).join(' ') || undefined;

/** Memoized, because the screen renders often while a dialog is open, and the rows rarely change. */
const Rows = memo(AllRows) as typeof AllRows;

function AllRows<Row extends object>(props: RowsProps<Row>): ReactNode {
  const { shown, visible, looks, onOpen, opens, marked, notes, choice, nameColumn } = props;
  const body = useRef<(HTMLTableRowElement | null)[]>([]);

  const walk = (event: KeyboardEvent, at: number, row: Row) => {
    // A control in the row handles its own keys.
    if (event.target !== event.currentTarget) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      body.current[at + step]?.focus();
      const [from, to] = [shown[at], shown[at + step]];
      if (event.shiftKey && from && to) choice?.walk(from.id, to.id);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (opens(row)) onOpen?.(row);
    }
  };

  return shown.map(({ id, row }, at) => (
    <tr
      key={id}
      className={classOf(isIn(marked, id), choice?.chosen.has(id) ?? false)}
      ref={(element) => {
        body.current[at] = element;
      }}
      {...(onOpen && {
        tabIndex: 0,
        'aria-disabled': !opens(row) || undefined,
        onClick: (event: MouseEvent) => {
          if (choice && isChoosingClick(event)) return;
          // Selecting text to copy it must not open the row.
          if (opens(row) && isMeantForRow(event) && getSelection()?.isCollapsed !== false) onOpen(row);
        },
        onKeyDown: (event: KeyboardEvent) => walk(event, at, row),
      })}
    >
      {visible.map((column, at) => (
        <td
          key={column.key}
          className={[looks[at]?.className, isUnknown(column, row) && 'unknown'].filter(Boolean).join(' ') || undefined}
          style={looks[at]?.style}
          title={wholeTextOf(column, row)}
        >
          {choice && at === 0 && nameColumn && (
            <RowBox name={textOf(nameColumn, row)} isChosen={choice.chosen.has(id)} />
          )}
          {column === nameColumn && <Note note={notes.get(id)} />}
          {cellOf(column, row)}
        </td>
      ))}
    </tr>
  ));
}

const Note = ({ note }: { note: RowNote | undefined }) =>
  note === undefined ? null : (
    <span className="row-note" role="img" aria-label={note.text} title={note.text}>
      <EyeOpen size={12} /> {note.short}
    </span>
  );

interface SkeletonProps<Row extends object> {
  table: DataTableModel<Row>;
  columns: Column<Row>[];
  looks: ColumnLook[];
}

/**
 * A page of placeholder rows at the height of real ones, so that nothing moves when the rows arrive. Hidden from screen
 * readers.
 */
function Skeleton<Row extends object>({ table, columns, looks }: SkeletonProps<Row>) {
  return Array.from({ length: table.view.pageSize }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
    <tr key={at}>
      {columns.map(({ key }, place) => (
        <td key={key} className={looks[place]?.className} style={looks[place]?.style}>
          <span className="bp6-skeleton">00000000</span>
        </td>
      ))}
    </tr>
  ));
}

/**
 * Marks a scrolled table with `data-before` and `data-after` while content lies beyond the left or right edge. Set
 * directly, because the stylesheet draws it and React need not render at every scroll event.
 */
function useScrollEdges() {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Zoomed pages have fractional scroll positions.
      element.toggleAttribute('data-before', scrollLeft > 1);
      element.toggleAttribute('data-after', scrollLeft < scrollWidth - clientWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return scroller;
}
