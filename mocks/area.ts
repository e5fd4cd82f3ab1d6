// What a mocked area is made of: a seed and handlers that are keyed by operationId and typed by the contract.
import type { OperationId, operations } from '#contract';
import type { examples } from '../openapi/generated/examples';
import type { World } from './world';

type Parameters<K extends OperationId> = operations[K]['parameters'];

/** The contract's own headers, by the lower-case names Node gives them. */
type HeadersOf<K extends OperationId> =
  Parameters<K> extends { header: infer H }
    ? { [Name in keyof H as Lowercase<Name & string>]: H[Name] }
    : Record<never, never>;

type BodyOf<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : undefined;

type AnswersOf<K extends OperationId> = {
  [S in keyof operations[K]['responses']]: operations[K]['responses'][S] extends { content: infer C }
    ? { status: S; body: C[keyof C] }
    : { status: S; body?: undefined };
}[keyof operations[K]['responses']];

type ExampleOf<K extends OperationId> = keyof (typeof examples)[K]['200' & keyof (typeof examples)[K]];

/** Either an answer made here, or the name of one that the contract gives as an example of its 200. */
export type Reply<K extends OperationId> = AnswersOf<K> | { example: ExampleOf<K> };

export interface Call<K extends OperationId, State> {
  headers: HeadersOf<K>;
  body: BodyOf<K>;
  token: string;
  world: World;
  state: State;
}

export type Handlers<State> = { [K in OperationId]?: (call: Call<K, State>) => Reply<K> };

export interface Area<State> {
  name: string;
  seed: () => State;
  handlers: Handlers<State>;
}

export function defineArea<State>(area: Area<State>): Area<State> {
  return area;
}

export interface Scenario {
  name: string;
  /** One sentence: what a tester sees. */
  tells: string;
  prepare?: (world: World) => void;
}

export function defineScenario(scenario: Scenario): Scenario {
  return scenario;
}
