// The two actions of a list whose records are on or off.
import { Disable, Tick } from '@/ui/icons';
import type { BatchAction } from './action';
import { type Rewriting, rewriting } from './rewriting';

interface Words {
  label: string;
  doneWord: string;
}

const ACTIVE: Words = { label: 'Make active', doneWord: 'Active' };
const DISABLED: Words = { label: 'Disable', doneWord: 'Disabled' };

interface Switching<Row extends object, Values extends object, Field extends keyof Values>
  extends Rewriting<Row, Values> {
  field: Field;
  on: Values[Field] & string;
  off: Values[Field] & string;
  words?: { on: Words; off: Words };
  /** What it means to others when they are switched. */
  means: (rows: readonly Row[], isOn: boolean) => string | Promise<string>;
  /** Throws for one of which it is known beforehand that it must not be. */
  refuse?: (row: Row) => void;
}

export function statusActions<Row extends object, Values extends object, Field extends keyof Values>(
  switching: Switching<Row, Values, Field>,
): [on: BatchAction<Row>, off: BatchAction<Row>] {
  const { on, off, words = { on: ACTIVE, off: DISABLED }, valuesOf, field, means, refuse } = switching;
  const to = (value: Values[Field], isOn: boolean): BatchAction<Row> => ({
    ...(isOn ? words.on : words.off),
    icon: isOn ? <Tick /> : <Disable />,
    isSo: (row) => valuesOf(row)[field] === value,
    means: (rows) => means(rows, isOn),
    begin: (by) => {
      const change = (values: Values, row: Row): Values => {
        refuse?.(row);
        return { ...values, [field]: value };
      };
      return rewriting(switching, change, by);
    },
  });
  return [to(on, true), to(off, false)];
}
