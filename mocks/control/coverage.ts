// Which answers of the contract were given since the mocks started, and in which worlds: a world leads to its script.
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../openapi/generated/examples';

/** So many worlds are named for each answer; the mocks may run for weeks. */
const NAMED = 5;

/** What the contract test meets by chance it need not meet the next time, so nothing can count on it. */
const BY_CHANCE = /^contract:test fuzz/;

/** By the mocks' own doing, and where a fault has said so: that shows what the console does, not that anybody can get it. */
const given = new Map<string, Set<string>>();
const forced = new Map<string, Set<string>>();
const keyOf = (operation: string, status: number | string, example: string) => `${operation} ${status} ${example}`;

type Noting = (world: string, operation: OperationId, status: number, example: string) => void;

const notingIn =
  (seen: Map<string, Set<string>>): Noting =>
  (world, operation, status, example) => {
    if (BY_CHANCE.test(world)) return;
    const key = keyOf(operation, status, example);
    const worlds = seen.get(key) ?? new Set();
    if (worlds.size < NAMED) seen.set(key, worlds.add(world));
  };

export const covered = notingIn(given);
export const coveredByFault = notingIn(forced);

export function coverage() {
  return Object.entries(operationTable).map(([operation, { area }]) => ({
    operation,
    area,
    answers: Object.entries(examples[operation as OperationId]).flatMap(([status, answers]) =>
      namesOf(answers).map((example) => ({
        status,
        example,
        worlds: [...(given.get(keyOf(operation, status, example)) ?? [])],
        forced: [...(forced.get(keyOf(operation, status, example)) ?? [])],
      })),
    ),
  }));
}

/** An answer without examples in the contract, such as a picture, counts as one. */
const namesOf = (answers: object) => (Object.keys(answers).length > 0 ? Object.keys(answers) : ['default']);
