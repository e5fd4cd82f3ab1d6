// The types of what the contract declares for each operation and the gateway enforces. The values are in
// openapi/generated/policy.ts.
import type { PowerName } from '#contract';

export type { Power } from '#wire/powers';

/** Where a value is in a call: the name of a header in lower case, or the path to a field of the body. */
export interface Place {
  in: 'header' | 'body';
  path: string[];
}

/** What the gateway knows about a person from the sealed session. */
export type Claim = 'email' | 'username' | 'recordid' | 'rolesid' | 'department' | 'visibleBrand' | 'firstBrand';
export type TicketUse = 'signIn' | 'recovery';
export type Application = 'AGORA' | 'ALAGA MD';
export type LimitedUse = 'signIn' | 'oneTimePassword' | 'recovery';
export type Audited = 'sign-in' | 'decision' | 'change' | 'read';

export interface OperationPolicy {
  /** Names in lower case. */
  headers: string[];
  /** Names of the query parameters. */
  query: string[];
  /** Names of the form parts that contain JSON. */
  jsonParts: string[];
  /** Which token the call carries to the server. */
  token: 'none' | 'optional' | 'person' | ServiceToken;
  /** Only the gateway itself calls it, never the browser. */
  gatewayOwn: boolean;
  /**
   * The system code among the credentials of its service account; it is not secret. Named as the server names the
   * field.
   */
  systemCode: string | null;
  humanCheck: boolean;
  /** The application it belongs to; null when it serves both. A one-time password is valid for one application only. */
  application: Application | null;
  issuesSession: Application | null;
  /** Signs out: the session ends unless the server refuses. */
  endsSession: boolean;
  /** When it has succeeded, all sessions of the person with this e-mail address end. */
  endsSessionsOf: EndsSessionsOf | null;
  /** The console calls it in the background, so it does not count as activity of the user. */
  background: boolean;
  /** Mails a one-time password for this use, which resets the count of wrong guesses. */
  sends: TicketUse | null;
  verifies: TicketUse | null;
  ticket: TicketUse | null;
  email: Place | null;
  limited: LimitedUse | null;
  identity: { place: Place; claim: Claim }[];
  /** The caller needs one of them. An operation that needs a signed-in person names at least one. */
  powers: PowerName[];
  /** Values in the call that need an additional power. */
  powerOf: { place: Place; value: string; power: PowerName }[];
  powerOfRecord: PowerOfRecord | null;
  powerOfAddress: PowerOfAddress | null;
  /**
   * The field that says whether a row belongs to the second brand; rows of the brand that the caller may not see are
   * removed.
   */
  rowsOfBrand: string | null;
  /** Whose files it lists or takes: a path from a list is good only for these, and for the same record. */
  files: { of: string; record: Place | null } | null;
  /** The media types of the body; none when there is no body. */
  bodyTypes: string[];
  bodyLimit: number;
  /** The specification does not show the answer: a success status counts as success unless the body says otherwise. */
  answerNotShown: boolean;
  /** The field with very many rows, which are streamed to the browser. */
  longList: string | null;
  /** The specification shows only a message as the answer, for success and failure alike, so the status decides. */
  answerIsWords: boolean;
  audit: { what: Audited; record: Place | null; reason: Place | null } | null;
}

export interface ServiceToken {
  /** The operation that issues the token. */
  issuedBy: string;
  /** The message for the caller when the service account is refused; null for a general failure message. */
  refusedAs: string | null;
}

interface EndsSessionsOf {
  email: Place;
  /** Also ends the sessions of the e-mail address that the server's `list` has for this record in `field`. */
  record: { place: Place; list: string; field: string } | null;
  /** The caller's own session stays if all of these conditions hold; when there are none, it ends like the others. */
  unlessOwn: ({ place: Place; claim: Claim } | { place: Place; is: string })[];
}

/**
 * Giving the address of a record whose field has this value to another record, or to a new one, needs `power`: a server
 * may find records by their address.
 */
interface PowerOfAddress {
  address: { place: Place; field: string };
  list: string;
  field: string;
  value: string;
  power: PowerName;
  /** The record that may keep its own address; null when the call makes a new one. */
  record: Place | null;
}

/** Changing a record whose field has this value needs `power`. The record is looked up in a list of the server. */
interface PowerOfRecord {
  record: Place;
  list: string;
  field: string;
  value: string;
  power: PowerName;
  /** Values in the call that must equal these fields of the record, for every caller. */
  same: { place: Place; field: string }[];
  /** Callers without the power who change their own record must keep these values as the session has them. */
  own: { place: Place; claim: 'rolesid' | 'department' }[];
}
