// A call that was recorded of real servers, and what an area makes of some: worlds and areas know no more of recordings.
import type { OperationId } from '#contract';

/** A call and its answer, in the contract's words. */
export interface RecordedCall {
  operation: OperationId;
  /** What tells it from other calls of the operation: headers by their names in lower case, the query, the body as `body`. */
  asked: Record<string, unknown>;
  status: number;
  value: unknown;
}

/** The part of an area's state that the records of some operations become. */
export interface Keeping<State> {
  operations: OperationId[];
  state: (calls: RecordedCall[], now: number) => Partial<State>;
}
