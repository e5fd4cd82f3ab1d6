// What a table's columns are, and which of them a person has hidden.
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { remembered } from '@/ui/browser/remembered';

export interface Column<Row> {
  key: string;
  title: string;
  /** The cell as text: shown unless there is a `cell`, and what an export writes. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** What to sort by where the text would sort wrongly: a date in the order of its parts. */
  sortBy?: (row: Row) => string | number;
  /** In characters, on the screen as in an export. The screen is never narrower, and shares out what it has beyond that. */
  width?: number;
  numeric?: boolean;
  /** Says which row it is, as the first column does: it stays in sight, too, once the table is scrolled past it. */
  names?: boolean;
  /** A long text takes several lines. Others are cut where their column ends. */
  wraps?: boolean;
  /** On a wide screen it is in sight at the end, wherever the table is scrolled to. Only the last columns can be so. */
  staysAtEnd?: boolean;
  /** Holds the buttons of its row: not sorted by or hidden, and in sight wherever the table is scrolled to. */
  isActions?: boolean;
}

const ODD = '—';

function unlessOdd<T>(read: () => T): T | typeof ODD {
  try {
    const value = read();
    return Number.isNaN(value) || value === 'NaN' ? ODD : value;
  } catch {
    return ODD;
  }
}

// Where a row holds something odd, its cell says so, and takes neither the row nor the screen along.
export const textOf = <Row>(column: Column<Row>, row: Row) => unlessOdd(() => column.text(row));
export const cellOf = <Row>(column: Column<Row>, row: Row) => unlessOdd(() => column.cell?.(row) ?? column.text(row));
export const sortValueOf = <Row>(column: Column<Row>, row: Row) => unlessOdd(() => (column.sortBy ?? column.text)(row));

const USUAL_WIDTH = 16;

/** In characters: there is always room for the longest word of the title, and for the sign of the sort order beside it. */
export function widthOf<Row>({ title, width = USUAL_WIDTH }: Column<Row>): number {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length));
  return Math.max(width, 1.25 * longestWord + 3);
}

/** What its cell may have no room for. Most characters are narrower than the column's, and figures are not. */
export function wholeTextOf<Row>(column: Column<Row>, row: Row): string | undefined {
  const text = textOf(column, row);
  return !column.wraps && text.length > 0.75 * widthOf(column) ? text : undefined;
}

const hidden = remembered('hidden-columns', v.record(v.string(), v.array(v.string())), {});

const NONE: readonly string[] = [];

export const useHiddenColumns = (table: string): readonly string[] => useSnapshot(hidden)[table] ?? NONE;

export function hideColumns(table: string, keys: readonly string[]): void {
  if (keys.length > 0) hidden[table] = [...keys];
  else delete hidden[table];
}

/** No column is called so. */
const NO_COLUMN = 'none';

/** In one word, as an address says it. */
export const hideOf = (keys: readonly string[]) => (keys.length > 0 ? [...keys].sort().join('.') : NO_COLUMN);

/** Of the columns that there are, those that the word hides. One always stays: a word that leaves none hides none. */
export function hiddenBy<Row>(word: string, columns: readonly Column<Row>[]): readonly string[] {
  const named = word.split('.');
  const choosable = columns.filter(({ isActions }) => !isActions).map(({ key }) => key);
  const keys = choosable.filter((key) => named.includes(key));
  return keys.length < choosable.length ? keys : NONE;
}
