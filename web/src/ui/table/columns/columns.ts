// The columns of a table, and which of them the user has hidden.
import type { CSSProperties, ReactNode } from 'react';
import * as v from 'valibot';
import { MARK, UNKNOWN, withoutMark } from '#wire/unread';
import { storedValues } from '@/ui/browser/localStore';
import type { Order } from '@/ui/table/ordering/ordering';

export interface Column<Row> {
  key: string;
  title: string;
  /** The cell as text: shown unless there is a `cell`, and written by exports. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** The value to sort by, where sorting by the text would be wrong. */
  sortBy?: (row: Row) => string | number;
  /** The width in characters, on the screen and in exports. On the screen it is a minimum: extra room is shared out. */
  width?: number;
  numeric?: boolean;
  /** The text is a day or a moment. */
  isDate?: boolean;
  /** Identifies the row, as the first column does, and is pinned as well. */
  names?: boolean;
  /** What the user decides by, such as a status: on a phone it follows the columns that name the row. */
  decides?: boolean;
  /** Long text wraps. Otherwise it is cut at the column's edge. */
  wraps?: boolean;
  /** On a wide screen the column is pinned at the end. Only the last columns can be. */
  staysAtEnd?: boolean;
  /** Holds the buttons of the row: never sorted by or hidden, and pinned at the end. */
  isActions?: boolean;
}

function unlessOdd<T>(read: () => T): T | typeof UNKNOWN {
  try {
    const value = read();
    return Number.isNaN(value) || value === 'NaN' ? UNKNOWN : value;
  } catch {
    return UNKNOWN;
  }
}

// A row with invalid data shows in the cell that it is unknown, so that neither the row nor the screen crashes.
export const textOf = <Row>(column: Column<Row>, row: Row) => withoutMark(unlessOdd(() => column.text(row)));
/** Whether the server's value could not be read. */
export const isUnknown = <Row>(column: Column<Row>, row: Row) => unlessOdd(() => column.text(row)).includes(MARK);
export const cellOf = <Row>(column: Column<Row>, row: Row) => unlessOdd(() => column.cell?.(row) ?? column.text(row));
const sortValueOf = <Row>(column: Column<Row>, row: Row) => unlessOdd(() => (column.sortBy ?? column.text)(row));

/** The order that a view asks for; undefined for the original order. */
export function orderOf<Row>(columns: readonly Column<Row>[], sort: string): Order<Row> | undefined {
  const column = columns.find(({ key, isActions }) => !isActions && key === sort.replace(/^-/, ''));
  return column && { by: (row) => sortValueOf(column, row), isDescending: sort.startsWith('-') };
}

const UNREAD = 'The server sent an unreadable value.';
const USUAL_WIDTH = 16;

/** In characters; always wide enough for the longest word of the title and the sort icon beside it. */
export function widthOf<Row>({ title, width = USUAL_WIDTH }: Column<Row>): number {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length));
  return Math.max(width, 1.25 * longestWord + 3);
}

/**
 * The tooltip of a cell whose text may be cut. A column of n characters fits n average ones, but fewer wide ones such
 * as digits.
 */
export function wholeTextOf<Row>(column: Column<Row>, row: Row): string | undefined {
  if (isUnknown(column, row)) return UNREAD;
  const text = textOf(column, row);
  return !column.wraps && text.length > 0.75 * widthOf(column) ? text : undefined;
}

/** By table. */
export const hiddenColumns = storedValues('hidden-columns', v.record(v.string(), v.array(v.string())), {});

const NONE: readonly string[] = [];

export function hideColumns(table: string, keys: readonly string[]): void {
  if (keys.length > 0) hiddenColumns[table] = [...keys];
  else delete hiddenColumns[table];
}

/** A key that no column has. */
const NO_COLUMN = 'none';

/** The hidden columns as one word, for the address. */
export const hideOf = (keys: readonly string[]) => (keys.length > 0 ? [...keys].sort().join('.') : NO_COLUMN);

/** The keys of the columns that the word hides. A word that would hide all columns hides none. */
export function hiddenBy<Row>(word: string, columns: readonly Column<Row>[]): readonly string[] {
  const named = word.split('.');
  const choosable = columns.filter(({ isActions }) => !isActions).map(({ key }) => key);
  const keys = choosable.filter((key) => named.includes(key));
  return keys.length < choosable.length ? keys : NONE;
}

/** The width and pinning that the cells of a column share. */
export interface ColumnLook {
  width: string;
  className: string | undefined;
  /** The `left` or end offset of a pinned column. */
  style: CSSProperties | undefined;
}

/**
 * Wide enough for most texts of this many characters. On a phone, the stylesheet limits the width of the first column.
 */
const inCss = (characters: number, columns: number) =>
  `min(calc(${characters} * 0.46em + ${columns} * 16px), var(--widest, 100vw))`;

/** The room for the checkbox before the first column's text. */
const BOX_WIDTH = '30px';

/** For narrow windows: the first column, then those that name the row, those that decide, and the others. */
export function decisiveFirst<Row>([first, ...others]: Column<Row>[]): Column<Row>[] {
  const rank = ({ names, decides }: Column<Row>) => (names ? 0 : decides ? 1 : 2);
  return [...(first ? [first] : []), ...others.toSorted((one, other) => rank(one) - rank(other))];
}

/** The looks of the visible columns. The first column and those that name the row are pinned at the left. */
export function looksOf<Row>(columns: Column<Row>[], isChoosable = false): ColumnLook[] {
  const beside = (width: string) => (isChoosable ? `calc(${width} + ${BOX_WIDTH})` : width);
  let pinned = 0;
  let characters = 0;
  return columns.map((column, at) => {
    const width = widthOf(column);
    if (column.staysAtEnd) return lookAtEnd(column, columns.slice(at + 1));
    const isPinned = at === 0 || column.names === true;
    const style = isPinned ? { left: at === 0 ? '0' : beside(inCss(characters, pinned)) } : undefined;
    if (isPinned) {
      pinned += 1;
      characters += width;
    }
    const own = inCss(width, 1);
    return { width: at === 0 ? beside(own) : own, className: classOf(column, isPinned), style };
  });
}

function lookAtEnd<Row>(column: Column<Row>, after: Column<Row>[]): ColumnLook {
  const characters = after.reduce((sum, each) => sum + widthOf(each), 0);
  // The stylesheet decides from which window width on it is pinned.
  const style = { '--from-end': after.length > 0 ? inCss(characters, after.length) : '0px' } as CSSProperties;
  return { width: inCss(widthOf(column), 1), className: classOf(column, false), style };
}

function classOf<Row>({ numeric, wraps, isActions, staysAtEnd }: Column<Row>, isPinned: boolean): string | undefined {
  const names = [
    isActions && 'actions',
    numeric && 'numeric',
    wraps && 'wraps',
    isPinned && 'pinned',
    staysAtEnd && 'at-end',
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
