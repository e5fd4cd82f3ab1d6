// Batch actions on records whose calls replace the whole record, although each action changes only a little of it.
import type { QueryKey } from '@tanstack/react-query';
import type { Agreed, Compared } from '@/api/client';
import { freshRead } from '../list/readAnew';
import { replaceUnchanged } from '../saving/replaceUnchanged';
import type { Sending } from './action';

export interface RecordReplacement<Row extends object, Values extends object> {
  idOf: (row: Row) => string;
  list: { queryKey: QueryKey; queryFn: () => Promise<Row[]> };
  /** The values of a record that the call replaces. */
  valuesOf: (row: Row) => Values;
  write: (row: Row, values: Values, checked: Agreed & Compared) => Promise<unknown>;
}

/**
 * Changes that a colleague has made meanwhile are neither overwritten nor undone. `change` throws for a record that
 * must not be changed.
 */
export function batchReplacement<Row extends object, Values extends object>(
  { write, ...source }: RecordReplacement<Row, Values>,
  change: (values: Values, row: Row) => Values,
  agreed: Agreed,
): Sending<Row> {
  const { idOf, valuesOf } = source;
  const each = replaceUnchanged(source);
  const written = new Map<Row, { before: Values; after: Values }>();
  let back: typeof each | undefined;
  return {
    send: (row, signal) =>
      each(idOf(row), valuesOf(row), signal, (now, compared) => {
        const before = valuesOf(now);
        const after = change(before, now);
        written.set(row, { before, after });
        return write(now, after, { ...agreed, ...compared });
      }),
    isDone: async (row) => {
      const after = written.get(row)?.after;
      const now = (await freshRead(source.list)).find((each) => idOf(each) === idOf(row));
      return after !== undefined && now !== undefined && JSON.stringify(valuesOf(now)) === JSON.stringify(after);
    },
    undo: (row, signal) => {
      const { before, after } = written.get(row) ?? { before: valuesOf(row), after: valuesOf(row) };
      // A fresh comparison is needed, because the first one began with the list as it was before the changes.
      back ??= replaceUnchanged(source);
      return back(idOf(row), after, signal, (now, compared) => write(now, before, { ...agreed, ...compared }));
    },
  };
}
