// Turns recorded answers of real servers into the state of an area, so that later saves act on the recorded records.
import type { OperationId, operations } from '#contract';
import type { AnswerBody } from '../area';
import type { RecordedCall, RecordedState } from './recordedCall';

type Held<Data> = NonNullable<Data> extends readonly (infer Row)[] ? Row : NonNullable<Data>;
type RowIn<Body> = Body extends { data?: infer Data }
  ? Held<Data>
  : Body extends { Data?: infer Data }
    ? Held<Data>
    : never;

/** The row type of an operation's list, or the type of its single record. */
export type RowOf<K extends OperationId> = RowIn<AnswerBody<K, 200 & keyof operations[K]['responses']>>;

interface RecordedAnswers<Row> {
  /** Without duplicates, from all calls. */
  rows: Row[];
  /** The rows of each call. */
  calls: { asked: Record<string, unknown>; rows: Row[] }[];
  /** When the records become the state of a world. */
  now: number;
}

export const stateFromRecordings = <K extends OperationId, Made>(
  operations: K[],
  state: (answers: RecordedAnswers<RowOf<K>>) => Made,
): { operations: OperationId[]; state: (calls: RecordedCall[], now: number) => Made } => ({
  operations,
  state: (all, now) => {
    const calls = all.map(({ asked, value }) => ({ asked, rows: rowsIn(value) as RowOf<K>[] }));
    const each = new Map(calls.flatMap(({ rows }) => rows.map((row) => [JSON.stringify(row), row])));
    return state({ rows: [...each.values()], calls, now });
  },
});

/** A refusal has no rows. */
function rowsIn(value: unknown): unknown[] {
  const { data, Data = data }: { data?: unknown; Data?: unknown } = Object(value);
  return [Data ?? []].flat();
}

/** The parts of an area's state for which there are recorded calls. */
export function recordedStateOf<State>(
  ways: readonly RecordedState<State>[],
  all: readonly RecordedCall[],
  now: number,
): Partial<State> {
  const parts = ways.map(({ operations, state }) => {
    const calls = all.filter(({ operation, status }) => status === 200 && operations.includes(operation));
    return calls.length > 0 ? state(calls, now) : {};
  });
  return Object.assign({}, ...parts);
}

/** The recorded answer to exactly this call; undefined when it was not recorded. */
export function recordedAnswer(
  all: readonly RecordedCall[],
  operation: OperationId,
  { headers, query, body }: { headers: Record<string, string>; query: Record<string, string>; body: unknown },
): Pick<RecordedCall, 'status' | 'value'> | undefined {
  const sent: Record<string, unknown> = { ...headers, ...query, body };
  return all.find(
    (call) =>
      call.operation === operation &&
      Object.entries(call.asked).every(([name, value]) => JSON.stringify(sent[name]) === JSON.stringify(value)),
  );
}
