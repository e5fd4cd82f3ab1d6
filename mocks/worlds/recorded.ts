// What real servers were recorded to answer, and how an area keeps it: their records become its own, so that whatever is saved acts upon them.
import type { OperationId, operations } from '#contract';
import type { AnswerBody } from '../area';
import type { Keeping, RecordedCall } from './recordedCall';

type Held<Data> = NonNullable<Data> extends readonly (infer Row)[] ? Row : NonNullable<Data>;
type RowIn<Body> = Body extends { data?: infer Data }
  ? Held<Data>
  : Body extends { Data?: infer Data }
    ? Held<Data>
    : never;

/** What an operation lists, or the one record that it tells of. */
export type RowOf<K extends OperationId> = RowIn<AnswerBody<K, 200 & keyof operations[K]['responses']>>;

export interface AnswersOf<Row> {
  /** Each is once among them, whichever calls told of it. */
  rows: Row[];
  /** Call by call. */
  calls: { asked: Record<string, unknown>; rows: Row[] }[];
  /** When it becomes the state of a world. */
  now: number;
}

export const keeping = <K extends OperationId, Made>(
  operations: K[],
  state: (answers: AnswersOf<RowOf<K>>) => Made,
): { operations: OperationId[]; state: (calls: RecordedCall[], now: number) => Made } => ({
  operations,
  state: (all, now) => {
    const calls = all.map(({ asked, value }) => ({ asked, rows: rowsIn(value) as RowOf<K>[] }));
    const each = new Map(calls.flatMap(({ rows }) => rows.map((row) => [JSON.stringify(row), row])));
    return state({ rows: [...each.values()], calls, now });
  },
});

/** Of a refusal there is none. */
function rowsIn(value: unknown): unknown[] {
  const { data, Data = data }: { data?: unknown; Data?: unknown } = Object(value);
  return [Data ?? []].flat();
}

/** A part of the state, where somebody has recorded it. */
export function keptBy<State>(
  ways: readonly Keeping<State>[],
  all: readonly RecordedCall[],
  now: number,
): Partial<State> {
  const parts = ways.map(({ operations, state }) => {
    const calls = all.filter(({ operation, status }) => status === 200 && operations.includes(operation));
    return calls.length > 0 ? state(calls, now) : {};
  });
  return Object.assign({}, ...parts);
}

/** What was answered to the very same call; undefined where it was not recorded. */
export function recordedAnswer(
  all: readonly RecordedCall[],
  operation: OperationId,
  { headers, query, body }: { headers: Record<string, string>; query: Record<string, string>; body: unknown },
): Pick<RecordedCall, 'status' | 'value'> | undefined {
  const said: Record<string, unknown> = { ...headers, ...query, body };
  return all.find(
    (call) =>
      call.operation === operation &&
      Object.entries(call.asked).every(([name, value]) => JSON.stringify(said[name]) === JSON.stringify(value)),
  );
}
