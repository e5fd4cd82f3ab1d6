// How tests ask the mocks something, without the server around them.
import type { OperationId, operations } from '#contract';
import type { AnswerBody, Area, Call } from './area';
import { areas } from './areas';
import { openSession } from './areas/session/state';
import { scenarios } from './scenarios';
import { World } from './world';

type Answer200<K extends OperationId> = AnswerBody<K, 200 & keyof operations[K]['responses']>;
type Listed<K extends OperationId> = Extract<Answer200<K>, { data: unknown }>;

/** What a test reads without asking whether it was refused. A refusal by name has no body: whoever allows for that says `?.`. */
interface Answer<K extends OperationId> {
  status?: number;
  example?: string;
  body: [Listed<K>] extends [never] ? Answer200<K> : Listed<K>;
}

export function worldIn(scenario: string): World {
  return new World('test', scenarios.find(({ name }) => name === scenario) ?? scenarios[0]);
}

/** Asks as somebody who is signed in. */
export function askingAs(world: World, email: string) {
  const token = openSession(world, email)?.user_info.access_token ?? '';
  return <K extends OperationId>(
    operation: K,
    asked: Partial<Pick<Call<K, unknown>, 'headers' | 'body' | 'files'>> = {},
  ) => {
    const area = areas.find(({ handlers }) => operation in handlers) as Area<unknown>;
    const handler = area.handlers[operation] as unknown as (call: unknown) => Answer<K>;
    return handler({ files: {}, ...asked, token, world, state: world.state(area) });
  };
}
