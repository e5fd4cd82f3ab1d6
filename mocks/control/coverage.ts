// Records which answers of the contract were given since the mocks started, and in which worlds: the name of a world
// leads to its script.
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../openapi/generated/examples';

/** At most this many worlds are named for each answer, because the mocks may run for weeks. */
const MAX_WORLDS = 5;

/**
 * The odd texts of the contract test reach answers by chance and may not reach them the next time, so they do not
 * count.
 */
const BY_CHANCE = /^contract:test odd texts/;

/**
 * Answers that the mocks gave by themselves, and answers that a fault forced. The latter do not prove that a user can
 * get them.
 */
const answered = new Map<string, Set<string>>();
const forced = new Map<string, Set<string>>();
const keyOf = (operation: string, status: number | string, example: string) => `${operation} ${status} ${example}`;

type NoteAnswer = (world: string, operation: OperationId, status: number, example: string) => void;

const noterFor =
  (seen: Map<string, Set<string>>): NoteAnswer =>
  (world, operation, status, example) => {
    if (BY_CHANCE.test(world)) return;
    const key = keyOf(operation, status, example);
    const worlds = seen.get(key) ?? new Set();
    if (worlds.size < MAX_WORLDS) seen.set(key, worlds.add(world));
  };

export const noteAnswer = noterFor(answered);
export const noteForcedAnswer = noterFor(forced);

export function coverage() {
  return Object.entries(operationTable).map(([operation, { area }]) => ({
    operation,
    area,
    answers: Object.entries(examples[operation as OperationId]).flatMap(([status, answers]) =>
      namesOf(answers).map((example) => ({
        status,
        example,
        worlds: [...(answered.get(keyOf(operation, status, example)) ?? [])],
        forced: [...(forced.get(keyOf(operation, status, example)) ?? [])],
      })),
    ),
  }));
}

/** An answer without examples in the contract, such as a picture, counts as one. */
const namesOf = (answers: object) => (Object.keys(answers).length > 0 ? Object.keys(answers) : ['default']);
