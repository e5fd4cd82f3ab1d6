// The part of a table that is shown, and its order.

/** The storage key for the rows per page of each list. */
export const ROWS_KEY = 'rows-per-page';

export const PAGE_SIZES = [5, 10, 20, 50, 100];

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
