// The columns of a table, and which of them the user has hidden.
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { MARK, UNKNOWN, withoutMark } from '#wire/unread';
import { storedValues } from '@/ui/browser/storedValues';
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
  /** Identifies the row, as the first column does, and is pinned as well. */
  names?: boolean;
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

const UNREAD = 'The value that the server sent could not be read.';
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

const hidden = storedValues('hidden-columns', v.record(v.string(), v.array(v.string())), {});

const NONE: readonly string[] = [];

export const useHiddenColumns = (table: string): readonly string[] => useSnapshot(hidden)[table] ?? NONE;

export function hideColumns(table: string, keys: readonly string[]): void {
  if (keys.length > 0) hidden[table] = [...keys];
  else delete hidden[table];
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
