// One after another of many records whose calls replace them as a whole: what is changed of each is little, and taken back at once.
import type { QueryKey } from '@tanstack/react-query';
import type { Acting, Replacing, ReplacingAct } from '@/api/client';
import { freshLook } from '../list/sharedLook';
import { replacingEach } from '../saving/replacingEach';
import type { Sending } from './action';

export interface Rewriting<Row extends object, Values extends object> {
  idOf: (row: Row) => string;
  list: { queryKey: QueryKey; queryFn: () => Promise<Row[]> };
  /** What of a record the call replaces. */
  valuesOf: (row: Row) => Values;
  write: (row: Row, values: Values, by: { replacing: Replacing; act: ReplacingAct }) => Promise<unknown>;
}

/** What a colleague changes meanwhile is neither replaced, nor taken back. `change` throws for a record that must not be changed. */
export function rewriting<Row extends object, Values extends object>(
  { write, ...standing }: Rewriting<Row, Values>,
  change: (values: Values, row: Row) => Values,
  acting: Acting,
): Sending<Row> {
  const { idOf, valuesOf } = standing;
  const each = replacingEach(standing);
  const byOf = (replacing: Replacing) => ({ replacing, act: acting.over(replacing) });
  const written = new Map<Row, { before: Values; after: Values }>();
  let back: typeof each | undefined;
  return {
    send: (row, signal) =>
      each(idOf(row), valuesOf(row), signal, (now, replacing) => {
        const before = valuesOf(now);
        const after = change(before, now);
        written.set(row, { before, after });
        return write(now, after, byOf(replacing));
      }),
    isDone: async (row) => {
      const after = written.get(row)?.after;
      const now = (await freshLook(standing.list)).find((each) => idOf(each) === idOf(row));
      return after !== undefined && now !== undefined && JSON.stringify(valuesOf(now)) === JSON.stringify(after);
    },
    undo: (row, signal) => {
      const { before, after } = written.get(row) ?? { before: valuesOf(row), after: valuesOf(row) };
      // The list was looked at before all this was written.
      back ??= replacingEach(standing);
      return back(idOf(row), after, signal, (now, replacing) => write(now, before, byOf(replacing)));
    },
  };
}
