// The part of a table that is shown, and its order.
import * as v from 'valibot';
import { storedValues } from '@/ui/browser/localStore';

/** The storage key for the rows per page of each list. */
export const ROWS_KEY = 'rows-per-page';

export const PAGE_SIZES = [5, 10, 20, 50, 100];

/** Between the smallest and the largest of these, any number may fit the window. */
export const isPageSize = (count: number) => Number.isInteger(count) && count >= 5 && count <= 100;

export interface TableView {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** A column's key, after '-' for descending; '' for the original order. */
  sort: string;
  /** The hidden columns as `hideOf` writes them; '' for the user's stored choice. */
  hide: string;
  /** The id of the row whose dialog is open, or ''. */
  open: string;
}

/** The user's choice of rows per page, remembered for each list; the address overrides it. */
let storedRows: Record<string, number> | undefined;

/** Created on first use, because the initial queries of an area are also read outside of browsers. */
export function rowsPerPage(): Record<string, number> {
  storedRows ??= storedValues(ROWS_KEY, v.record(v.string(), v.pipe(v.number(), v.check(isPageSize))), {});
  return storedRows;
}

export const chosenRows = (list: string): number | undefined => rowsPerPage()[list];

export function chooseRows(list: string, count: number): void {
  rowsPerPage()[list] = count;
}
