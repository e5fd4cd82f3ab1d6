// The batch actions 'Make active' and 'Disable', for lists whose records are on or off.

import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import type { Agreed, Compared } from '@/api/client';
import { Disable, Tick } from '@/ui/buttons/pageIcons';
import { freshRead } from '../list/readAnew';
import { replaceUnchanged } from '../saving/replaceUnchanged';
import type { BatchAction, Sending } from './runEach';

interface Words {
  label: string;
  doneWord: string;
}

const ACTIVE: Words = { label: 'Make active', doneWord: 'Active' };
const DISABLED: Words = { label: 'Disable', doneWord: 'Disabled' };

interface Switching<Row extends object, Values extends object, Field extends keyof Values>
  extends RecordReplacement<Row, Values> {
  field: Field;
  on: Values[Field] & string;
  off: Values[Field] & string;
  words?: { on: Words; off: Words };
  /** The consequences for others when rows are switched. */
  means: (rows: readonly Row[], isOn: boolean) => string | Promise<string>;
  human?: BatchAction<Row>['human'];
  /** Why a row must not be switched, where that is known beforehand. */
  whyNot?: (row: Row) => string | undefined;
}

export function statusActions<Row extends object, Values extends object, Field extends keyof Values>(
  switching: Switching<Row, Values, Field>,
): [on: BatchAction<Row>, off: BatchAction<Row>] {
  const { on, off, words = { on: ACTIVE, off: DISABLED }, valuesOf, field, means, whyNot, human } = switching;
  const to = (value: Values[Field], isOn: boolean): BatchAction<Row> => ({
    ...(isOn ? words.on : words.off),
    icon: isOn ? <Tick /> : <Disable />,
    isDone: (row) => valuesOf(row)[field] === value,
    means: (rows) => means(rows, isOn),
    ...(human && { human }),
    begin: (agreed) => {
      const change = (values: Values, row: Row): Values => {
        const refusal = whyNot?.(row);
        if (refusal) throw new ApiError('refused', refusal);
        return { ...values, [field]: value };
      };
      return batchReplacement(switching, change, agreed);
    },
  });
  return [to(on, true), to(off, false)];
}

// Batch actions on records whose calls replace the whole record, although each action changes only a little of it.

interface RecordReplacement<Row extends object, Values extends object> {
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
