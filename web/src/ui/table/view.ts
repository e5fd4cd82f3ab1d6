// Which part of a table is shown, and in which order.

/** Under this it is stored how many rows of each list somebody wants. */
export const ROWS_KEY = 'rows-per-page';

export const PAGE_SIZES = [5, 10, 20, 50, 100];

export interface TableView {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** A column's key, with a minus in front when the last comes first; '' for the order the rows came in. */
  sort: string;
  /** Which columns are hidden, as `hideOf` writes it; '' for those that a person has hidden. */
  hide: string;
  /** The id of the row whose dialog is open, or ''. */
  open: string;
}
