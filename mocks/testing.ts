// Calls handlers from unit tests, without the server.
import type { OperationId, operations } from '#contract';
import type { AnswerBody, Area, Call } from './area';
import { areas } from './areas';
import { openSession } from './areas/session/state';
import { scenarios } from './scenarios';
import { World } from './worlds/world';

type Answer200<K extends OperationId> = AnswerBody<K, 200 & keyof operations[K]['responses']>;
/** The answers that carry data: rows, a page of rows, or a file. */
type AnswerWithData<K extends OperationId> = Extract<
  Answer200<K>,
  { data: unknown } | { Data: unknown } | { base64: unknown }
>;
/** The mocks fill every field that the contract has. */
type Filled<T> = T extends (infer Row)[]
  ? Filled<Row>[]
  : T extends object
    ? { [Key in keyof T]-?: Filled<T[Key]> }
    : T;

/**
 * An answer as tests read it. A refusal by its example's name has no body, so a test that may get one reads `body?.`.
 */
interface Answer<K extends OperationId> {
  status?: number;
  example?: string;
  body: Filled<[AnswerWithData<K>] extends [never] ? Answer200<K> : AnswerWithData<K>>;
}

export function worldIn(scenario: string): World {
  return new World('test', scenarios.find(({ name }) => name === scenario) ?? scenarios[0]);
}

/** Calls operations as a person who is signed in. */
export function askingAs(world: World, email: string) {
  const token = openSession(world, email)?.user_info.access_token ?? '';
  return <K extends OperationId>(
    operation: K,
    request: Partial<Pick<Call<K, unknown>, 'headers' | 'query' | 'body' | 'files'>> = {},
  ) => {
    const area = areas.find(({ handlers }) => operation in handlers) as Area<unknown>;
    const handler = area.handlers[operation] as unknown as (call: unknown) => Answer<K>;
    return handler({ files: {}, ...request, token, world, state: world.state(area) });
  };
}
