// The options of `npm run contract:test`: everything, one operation, a longer time, or exactly one earlier failure.
import { parseArgs } from 'node:util';
import { operationTable } from '#contract';

export interface Options {
  operation: string | undefined;
  /** How long random requests are sent. */
  ms: number;
  seed: number;
  /** Chooses the breaches that are sent: others in each run, unless a seed is named. */
  breachSeed: number;
  /** The path of a single request, as printed with a finding; then nothing else is checked. */
  path: string | undefined;
}

const USUAL = { ms: 5_000, seed: 20_260_101 };
const SHORT_MS = 10_000;

/** Returns a sentence if the options are invalid. */
export function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        operation: { type: 'string' },
        minutes: { type: 'string' },
        seed: { type: 'string' },
        path: { type: 'string' },
      },
    });
    const { operation, minutes, seed, path } = values;
    if (operation !== undefined && !Object.hasOwn(operationTable, operation))
      return `There is no operation '${operation}'.`;
    if (path !== undefined && (operation === undefined || seed === undefined))
      return '--path needs --operation and --seed.';
    const [long, begin] = [Number(minutes ?? 1), Number(seed ?? USUAL.seed)];
    if (!(long >= 0) || !Number.isInteger(begin)) return '--minutes and --seed are numbers.';
    // A single operation soon has nothing new to test.
    const usual = operation === undefined ? USUAL.ms : SHORT_MS;
    const breachSeed = seed === undefined ? Math.floor(Math.random() * 2 ** 31) : begin;
    return { operation, ms: minutes === undefined ? usual : long * 60_000, seed: begin, breachSeed, path };
  } catch (error) {
    return `${(error as Error).message}\nThe options are --operation NAME, --minutes N, --seed N and --path P.`;
  }
}
