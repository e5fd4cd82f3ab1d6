// The options of `npm run contract:test`: everything or one operation, and the sample of an earlier run.
import { parseArgs } from 'node:util';
import { operationTable } from '#contract';
import { SEED } from '../../web/gateway/sample';

export interface Options {
  operation: string | undefined;
  /** Chooses the breaches and the odd texts that are sent: others in each run, unless a seed is named. */
  seed: number;
}

/** Returns a sentence if the options are invalid. */
export function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({ args, options: { operation: { type: 'string' }, seed: { type: 'string' } } });
    const { operation, seed } = values;
    if (operation !== undefined && !Object.hasOwn(operationTable, operation))
      return `There is no operation '${operation}'.`;
    if (seed !== undefined && !/^\d+$/.test(seed)) return '--seed is a number.';
    return { operation, seed: seed === undefined ? SEED : Number(seed) };
  } catch (error) {
    return `${(error as Error).message}\nThe options are --operation NAME and --seed N.`;
  }
}
