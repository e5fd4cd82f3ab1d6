// The types of recorded calls. They stand apart so that worlds and areas depend on nothing else of the recordings.
import type { OperationId } from '#contract';

/** A call and its answer, with the contract's field names. */
export interface RecordedCall {
  operation: OperationId;
  /** What identifies the call: headers by their lower-case names, the query, and the body as `body`. */
  asked: Record<string, unknown>;
  status: number;
  value: unknown;
}

/** Which operations' recorded answers become which part of an area's state. */
export interface RecordedState<State> {
  operations: OperationId[];
  state: (calls: RecordedCall[], now: number) => Partial<State>;
}
