// The selected rows of a table, for an action on many. The selection is kept while the table is paged, sorted and
// searched.
import { useMemo, useState } from 'react';
import { extended, NOTHING_CHOSEN, toggled, walked, withAll, withNone } from './choosing';

/** What a table needs to have its rows selected. */
export interface TableChoice {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects from the last toggled row to this one. */
  extend: (id: string) => void;
  /** Moves the end of the range from a row to the row beside it. */
  walk: (from: string, to: string) => void;
  setMany: (ids: readonly string[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** `ordered` returns the ids of all rows found, in the order shown. */
export function useChoice(ordered: () => string[]): TableChoice {
  const [choosing, setChoosing] = useState(NOTHING_CHOSEN);
  const [current] = useState({ ordered });
  current.ordered = ordered;
  // The functions stay the same, so that rows which use them need not render again.
  const acts = useMemo(
    () => ({
      toggle: (id: string) => setChoosing((now) => toggled(now, id)),
      extend: (id: string) => setChoosing((now) => extended(now, id, current.ordered())),
      walk: (from: string, to: string) => setChoosing((now) => walked(now, from, to, current.ordered())),
      setMany: (ids: readonly string[], isChosen: boolean) =>
        setChoosing((now) => (isChosen ? withAll(now, ids) : withNone(now, ids))),
      chooseAll: () => setChoosing((now) => withAll(now, current.ordered())),
      clear: () => setChoosing(NOTHING_CHOSEN),
    }),
    [current],
  );
  const { chosen } = choosing;
  return useMemo(() => ({ ...acts, chosen }), [acts, chosen]);
}
