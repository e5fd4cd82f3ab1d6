// The gateway judges every answer, and tells the browser its outcome in a header: the browser does not read the many
// ways in which servers say no.

export type Failure =
  /** No answer, or a gateway in between failed. */
  | 'unreachable'
  /** There was no way to any server, so that none has even reported a failure. */
  | 'unreached'
  /** The upstream refused, with a message. */
  | 'refused'
  /** The token is invalid or expired. */
  | 'signedOut'
  /** The upstream failed. */
  | 'unexpected'
  /** The answer does not fit the contract: neither clearly a success nor a refusal. */
  | 'unclear'
  /** The answer was too long to be taken. */
  | 'tooLong';

export interface Problem {
  failure: Failure;
  /** The words of the server, or of the gateway. */
  message?: string | undefined;
  /** The field of the request that a refusal is about, where the contract says so. */
  field?: string | undefined;
}

export const OUTCOME = 'outcome';
const DONE = 'done';

/** Longer words would not fit in a header. */
const LONGEST_MESSAGE = 1000;

export const outcomeHeader = (problem: Problem | undefined): Record<string, string> => ({
  [OUTCOME]: problem
    ? encodeURIComponent(JSON.stringify({ ...problem, message: problem.message?.slice(0, LONGEST_MESSAGE) }))
    : DONE,
});

/** Undefined for a success. Only the gateway's word counts: a page of a proxy is no success, whatever its status. */
export function problemIn(status: number, header: string | null): Problem | undefined {
  if (header === DONE) return undefined;
  if (header !== null) return JSON.parse(decodeURIComponent(header));
  if (status === 401) return { failure: 'signedOut' };
  if ([502, 503, 504].includes(status)) return { failure: 'unreachable' };
  return { failure: status >= 500 ? 'unexpected' : 'unclear' };
}
