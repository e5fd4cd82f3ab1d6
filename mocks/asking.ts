// How tests ask the mocks something, without the server around them.
import type { OperationId } from '#contract';
import type { Area, Call } from './area';
import { areas } from './areas';
import { openSession } from './areas/session';
import { scenarios } from './scenarios';
import { World } from './world';

// biome-ignore lint/suspicious/noExplicitAny: an answer is read by what each test expects of it.
type Answer = { status?: number; example?: string; body?: any };

export function worldIn(scenario: string): World {
  return new World('test', scenarios.find(({ name }) => name === scenario) ?? scenarios[0]);
}

/** Asks as somebody who is signed in. */
export function askingAs(world: World, email: string) {
  const token = openSession(world, email)?.user_info.access_token ?? '';
  return <K extends OperationId>(operation: K, asked: Partial<Pick<Call<K, unknown>, 'headers' | 'body'>> = {}) => {
    const area = (areas as Area<unknown>[]).find(({ handlers }) => operation in handlers) as Area<unknown>;
    const handler = area.handlers[operation] as unknown as (call: unknown) => Answer;
    return handler({ ...asked, token, world, state: world.state(area) });
  };
}
