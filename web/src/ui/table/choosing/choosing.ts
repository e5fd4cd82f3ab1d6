// Which rows of a table are selected, by id: one by one, as a range, or many at once.
import { useMemo, useState } from 'react';

export interface Choosing {
  chosen: ReadonlySet<string>;
  /** The start of a range, and the selection before the range. */
  anchor: { id: string; before: ReadonlySet<string> } | null;
  /** The end of a range. */
  last: string | null;
}

const NONE: ReadonlySet<string> = new Set();
export const NOTHING_CHOSEN: Choosing = { chosen: NONE, anchor: null, last: null };

/** Toggles a row; the next range begins there. */
export function toggled({ chosen }: Choosing, id: string): Choosing {
  const before = new Set(chosen);
  before.delete(id);
  return { chosen: chosen.has(id) ? before : new Set([...before, id]), anchor: { id, before }, last: id };
}

/** Selects from the range's start to this row, and deselects rows of the former range beyond it. */
export function extended(choosing: Choosing, id: string, order: readonly string[]): Choosing {
  const { anchor } = choosing;
  const from = anchor ? order.indexOf(anchor.id) : -1;
  const to = order.indexOf(id);
  if (!anchor || from < 0 || to < 0) return toggled({ ...choosing, chosen: without(choosing.chosen, [id]) }, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...anchor.before, ...range]), anchor, last: id };
}

/** For Shift and an arrow key: extends the range if it ended at `from`, and begins a new range otherwise. */
export function walked(choosing: Choosing, from: string, to: string, order: readonly string[]): Choosing {
  const { chosen, last } = choosing;
  const begun = last === from ? choosing : { chosen, anchor: { id: from, before: chosen }, last: from };
  return extended(begun, to, order);
}

export const withAll = ({ chosen }: Choosing, ids: readonly string[]): Choosing => ({
  ...NOTHING_CHOSEN,
  chosen: new Set([...chosen, ...ids]),
});

export const withNone = ({ chosen }: Choosing, ids: readonly string[]): Choosing => ({
  ...NOTHING_CHOSEN,
  chosen: without(chosen, ids),
});

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(chosen);
  for (const id of ids) left.delete(id);
  return left;
}

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
