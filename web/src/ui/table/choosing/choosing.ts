// Which rows of a table are chosen, by their ids: one by one, as a range, or many at once.

export interface Choosing {
  chosen: ReadonlySet<string>;
  /** Where a range begins, and what was chosen before it. */
  anchor: { id: string; before: ReadonlySet<string> } | null;
  /** Where a range ends. */
  last: string | null;
}

const NONE: ReadonlySet<string> = new Set();
export const NOTHING_CHOSEN: Choosing = { chosen: NONE, anchor: null, last: null };

/** The next range begins there. */
export function toggled({ chosen }: Choosing, id: string): Choosing {
  const before = new Set(chosen);
  before.delete(id);
  return { chosen: chosen.has(id) ? before : new Set([...before, id]), anchor: { id, before }, last: id };
}

/** All from where the range begins to this row, and no longer what it went beyond before. */
export function extended(choosing: Choosing, id: string, order: readonly string[]): Choosing {
  const { anchor } = choosing;
  const from = anchor ? order.indexOf(anchor.id) : -1;
  const to = order.indexOf(id);
  if (!anchor || from < 0 || to < 0) return toggled({ ...choosing, chosen: without(choosing.chosen, [id]) }, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...anchor.before, ...range]), anchor, last: id };
}

/** As by Shift and an arrow: a range goes on where it ended, and anywhere else a new one begins. */
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
