// The findings of the test, and how they are printed.
import type { OperationId } from '#contract';
import type { WireRequest } from './wire';

/** Characters of a body that are printed. */
const SHOWN = 2_000;

export interface Finding {
  operation: OperationId;
  /** A short description of the request. */
  request: string;
  /** What is wrong with the answer. */
  wrong: string;
  sent?: WireRequest;
}

export interface CheckResult {
  passed: number;
  finds: Finding[];
}

export function described({ operation, request, wrong, sent }: Finding): string {
  const lines = [
    `✗ ${operation}, ${request}: ${wrong}`,
    `  npm run contract:test -- --operation ${operation}`,
    ...(sent ? [`  ${sent.method} ${sent.url} ${String(sent.body ?? '').slice(0, SHOWN)}`] : []),
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
