// What a list says of its chosen rows to what can be done with them.
export interface ChosenProps<Row> {
  /** In the order of the list; also those that a search does not find any more. */
  chosen: readonly Row[];
  /** All that is found now. */
  found: readonly Row[];
  onAll: () => void;
  /** They need not be chosen any longer. */
  onDone: (done: readonly Row[]) => void;
  /** None is chosen any more. */
  onClose: () => void;
}
