// What the test finds, and how it is told.
import type { OperationId } from '#contract';
import { asCurl, type Before, whereTheyAsk } from './curl';
import type { Sent } from './wire';

export interface Find {
  operation: OperationId;
  /** What was asked, in a few words. */
  asked: string;
  /** What is wrong with the answer. */
  wrong: string;
  sent?: Sent;
  /** Given where the call alone is wrong, in a fresh world. */
  before?: Before;
  /** The arguments of `npm run contract:test` that repeat it. */
  repeat?: string;
}

export interface Checked {
  held: number;
  finds: Find[];
}

const curlOf = ({ sent, before }: Find) => sent && before && asCurl(sent, before);

/** Undefined where no command was printed. */
export const afterAll = (finds: Find[]) => (finds.some(curlOf) ? whereTheyAsk() : undefined);

export function described(find: Find): string {
  const { operation, asked, wrong, repeat } = find;
  const curl = curlOf(find);
  const lines = [
    `✗ ${operation}, ${asked}: ${wrong}`,
    `  npm run contract:test -- ${repeat ?? `--operation ${operation}`}`,
    ...(curl ? [`  ${curl}`] : []),
  ];
  return lines.join('\n');
}

/** Runs them beside each other, in so many lanes; each lane does one after the other. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, lane: number) => Promise<void>,
) {
  const waiting = [...items];
  const lane = async (number: number) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, number);
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index + 1)));
}
