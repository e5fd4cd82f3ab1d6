// What a list passes to the actions for its selected rows.
export interface SelectionProps<Row> {
  /** In the order of the list; includes rows that the current search does not find. */
  chosen: readonly Row[];
  /** All rows found by the current search and filters. */
  found: readonly Row[];
  onAll: () => void;
  /** Deselects the rows that are done. */
  onDone: (done: readonly Row[]) => void;
  /** Deselects all rows. */
  onClose: () => void;
}
