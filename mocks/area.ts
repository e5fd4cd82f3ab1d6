// The parts of a mocked area: a seed, and handlers keyed by operationId and typed by the contract.
import type { OperationId, operations } from '#contract';
import type { examples } from '../openapi/generated/examples';
import type { UploadedFile } from './forms/multipart';
import type { Store, World } from './worlds/world';

type Parameters<K extends OperationId> = operations[K]['parameters'];

/** The contract's headers as Node gives them: with names in lower case and numbers as text. */
export type HeadersOf<K extends OperationId> =
  Parameters<K> extends { header: infer H }
    ? { [Name in keyof H as Lowercase<Name & string>]: number extends H[Name] ? string : H[Name] }
    : Record<never, never>;

/** The contract's query parameters; numbers are text. */
export type QueryOf<K extends OperationId> =
  Parameters<K> extends { query: infer Q }
    ? { [Name in keyof Q]: number extends Q[Name] ? string : Q[Name] }
    : Record<never, never>;

type FormOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Form
  : Record<never, never>;

/** The names of a form's parts that are files. */
type FileNameIn<Form> = { [Name in keyof Form]: Form[Name] extends Blob ? Name : never }[keyof Form];

/** The parts of a multipart call that are not files; JSON parts are parsed. */
export type BodyOf<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } }
  ? 'multipart/form-data' extends keyof C
    ? Omit<FormOf<K>, FileNameIn<FormOf<K>>>
    : C[keyof C]
  : undefined;

/** The files of a multipart call, by the names of their parts. Required files are always there. */
export type FilesOf<K extends OperationId> = { [Name in FileNameIn<FormOf<K>>]: UploadedFile };

type Responses<K extends OperationId> = operations[K]['responses'];

export type AnswerBody<K extends OperationId, S extends keyof Responses<K>> = Responses<K>[S] extends {
  content: infer C;
}
  ? 'image/png' extends keyof C
    ? Uint8Array
    : C[keyof C]
  : undefined;

type AnswersOf<K extends OperationId> = {
  [S in keyof Responses<K>]: Responses<K>[S] extends { content: unknown }
    ? { status: S; body: AnswerBody<K, S> }
    : { status: S; body?: undefined };
}[keyof Responses<K>];

type ExampleOf<K extends OperationId, S> = `${S & number}` extends infer Status extends keyof (typeof examples)[K]
  ? keyof (typeof examples)[K][Status]
  : never;

type NamedAnswersOf<K extends OperationId> = {
  [S in keyof Responses<K>]: (S extends 200 ? { status?: S } : { status: S }) & {
    example: ExampleOf<K, S>;
    body?: AnswerBody<K, S>;
  };
}[keyof Responses<K>];

/**
 * A complete answer, or the name of one of the contract's examples, which is then the answer. A name with a body sends
 * that body and counts as the example in the coverage, for example a refusal whose message contains a number.
 */
type Reply<K extends OperationId> = AnswersOf<K> | NamedAnswersOf<K>;

export interface Call<K extends OperationId, State> {
  headers: HeadersOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  files: FilesOf<K>;
  token: string;
  world: World;
  state: State;
}

type Handlers<State> = { [K in OperationId]?: (call: Call<K, State>) => Reply<K> };

/** A scenario of one area: it changes the area's state, or makes one of its operations fail. */
export interface AreaScenario<State> {
  name: string;
  /** One sentence for testers about what they will see. */
  description: string;
  prepare: (world: World, state: State) => void;
}

export interface Area<State> extends Store<State> {
  /** The part of the state that is different in the scenario `empty`. Without it the area is as in `default`. */
  empty?: (now: number) => Partial<State>;
  /** The part of the state that is different in the scenario `large`. */
  large?: (now: number) => Partial<State>;
  scenarios?: AreaScenario<State>[];
  handlers: Handlers<State>;
}

export function defineArea<State>(area: Store<State> & Omit<Area<NoInfer<State>>, keyof Store<State>>): Area<State> {
  return area;
}
