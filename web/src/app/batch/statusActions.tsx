// The batch actions 'Make active' and 'Disable', for lists whose records are on or off.
import { ApiError } from '@/api/answer';
import { Disable, Tick } from '@/ui/buttons/icons';
import type { BatchAction } from './action';
import { batchReplacement, type RecordReplacement } from './batchReplacement';

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
    begin: (by) => {
      const change = (values: Values, row: Row): Values => {
        const refusal = whyNot?.(row);
        if (refusal) throw new ApiError('refused', refusal);
        return { ...values, [field]: value };
      };
      return batchReplacement(switching, change, by);
    },
  });
  return [to(on, true), to(off, false)];
}
