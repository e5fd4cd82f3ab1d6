// The findings of the test, and how they are printed.
import type { OperationId } from '#contract';
import { asCurl, type Before, whereTheyAsk } from './curl';
import type { WireRequest } from './wire';

export interface Finding {
  operation: OperationId;
  /** A short description of the request. */
  request: string;
  /** What is wrong with the answer. */
  wrong: string;
  sent?: WireRequest;
  /** Present if the call fails on its own in a fresh world. */
  before?: Before;
  /** The arguments of `npm run contract:test` that repeat the finding. */
  repeat?: string;
}

export interface CheckResult {
  held: number;
  finds: Finding[];
}

const curlOf = ({ sent, before }: Finding) => sent && before && asCurl(sent, before);

/** A note to print at the end; undefined if no commands were printed. */
export const afterAll = (finds: Finding[]) => (finds.some(curlOf) ? whereTheyAsk() : undefined);

export function described(find: Finding): string {
  const { operation, request, wrong, repeat } = find;
  const curl = curlOf(find);
  const lines = [
    `✗ ${operation}, ${request}: ${wrong}`,
    `  npm run contract:test -- ${repeat ?? `--operation ${operation}`}`,
    ...(curl ? [`  ${curl}`] : []),
  ];
  return lines.join('\n');
}

/** Processes the items in this many parallel lanes; each lane takes one item after the other. */
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
