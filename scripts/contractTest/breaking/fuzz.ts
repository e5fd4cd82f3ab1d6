// Sends random requests, allowed and forbidden ones, to every operation in turn, in worlds of every scenario.

import { batch, type Limits } from '../batch';
import type { Operation } from '../contract';
import { type CheckResult, inLanes } from '../findings';
import type { Options } from '../options';
import type { Stack } from '../stack';
import { control, worldPath } from '../visitor';
import { ANSWERED_WITHIN_MS } from '../wire';
import type { KnownValues } from './arbitrary';

const LANES = 4;
/** Extra time for the first turn of every operation, which may take longer than the limit on a busy machine. */
const FIRST_TURNS_MS = 120_000;
const USUAL_LIMITS: Limits = { answeredWithinMs: ANSWERED_WITHIN_MS, shrunkWithinMs: 20_000 };
/** Has tens of thousands of records in every list; `npm run bench` measures it. */
const LEFT_OUT = ['large'];

interface FuzzResult extends CheckResult {
  requests: number;
  /** How many operations had a turn. */
  operationCount: number;
}

export async function fuzz(
  stack: Stack,
  operations: Operation[],
  known: KnownValues,
  { ms, seed, path }: Pick<Options, 'ms' | 'seed' | 'path'>,
  limits = USUAL_LIMITS,
): Promise<FuzzResult> {
  const scenarios = await scenariosWithoutFaults(stack);
  const fuzzed: FuzzResult = { held: 0, finds: [], requests: 0, operationCount: 0 };
  const until = Date.now() + ms;
  const waiting = operations.map((operation) => ({ operation, seed, isFirst: true }));
  const hasTurn = ({ isFirst }: { isFirst: boolean }) => Date.now() < until + (isFirst ? FIRST_TURNS_MS : 0);
  const lane = async (number: number) => {
    for (let next = waiting.shift(); next && hasTurn(next); next = waiting.shift()) {
      fuzzed.operationCount += Number(next.isFirst);
      const find = await batch(stack, next.operation, {
        known,
        scenarios,
        lane: number,
        seed: next.seed,
        path,
        limits,
        count: () => fuzzed.requests++,
      });
      if (find) fuzzed.finds.push(find);
      // An operation that has failed would fail again, so only the others get a next turn.
      else if (path === undefined) waiting.push({ ...next, seed: next.seed + 1, isFirst: false });
      else fuzzed.held += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index + 1)));
  return fuzzed;
}

/** Scenarios in which an operation is set to fail are left out, because such failures are intended. */
async function scenariosWithoutFaults(stack: Stack): Promise<string[]> {
  const all = await control<{ name: string }[]>(stack, 'GET', '/scenarios');
  const calm: string[] = [];
  await inLanes(
    all.filter(({ name }) => !LEFT_OUT.includes(name)),
    LANES,
    async ({ name }) => {
      const world = worldPath(`contract:test scenario ${name}`);
      await control(stack, 'PUT', world, { scenario: name });
      const { faults } = await control<{ faults: object }>(stack, 'GET', world);
      if (Object.keys(faults).length === 0) calm.push(name);
    },
  );
  return calm.sort();
}
