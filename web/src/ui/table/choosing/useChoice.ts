// The rows of a table that are chosen, to do something with all of them. They stay so while the table is paged, sorted and searched.
import { useMemo, useState } from 'react';
import { extended, NOTHING_CHOSEN, toggled, walked, withAll, withNone } from './choosing';

/** What a table needs to have its rows chosen. */
export interface TableChoice {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** From where the last one was chosen to this row. */
  extend: (id: string) => void;
  /** From one row to the one beside it. */
  walk: (from: string, to: string) => void;
  setMany: (ids: readonly string[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** `ordered` are the ids of all that was found, in the order they are shown in. */
export function useChoice(ordered: () => string[]): TableChoice {
  const [choosing, setChoosing] = useState(NOTHING_CHOSEN);
  const [current] = useState({ ordered });
  current.ordered = ordered;
  // Always the same functions: the rows that have them need not be drawn anew.
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
