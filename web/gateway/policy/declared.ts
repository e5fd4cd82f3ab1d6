// What the contract declares of each operation, as the gateway holds calls to it. openapi/generated/policy.ts has it for all.
export type { Power } from '../../src/api/powers';

/** Where a call carries something: a header in lower case, or the way to a field of its body. */
export interface Place {
  in: 'header' | 'body';
  path: string[];
}

/** What the gateway knows of a person from their sealed session. */
export type Claim = 'email' | 'username' | 'recordid' | 'rolesid' | 'department' | 'visibleBrand' | 'firstBrand';
export type TicketUse = 'signIn' | 'recovery';
export type Application = 'AGORA' | 'ALAGA MD';
export type LimitedUse = 'signIn' | 'oneTimePassword' | 'recovery';
export type Audited = 'sign-in' | 'decision' | 'change' | 'read';

export interface OperationPolicy {
  /** Names in lower case. */
  headers: string[];
  /** Names of what an address says behind its question mark. */
  query: string[];
  /** The parts of a form that are JSON. */
  jsonParts: string[];
  /** Which token the call carries to the server. */
  token: 'none' | 'optional' | 'person' | ServiceToken;
  /** The browser cannot call it. */
  gatewayOwn: boolean;
  /** What belongs to the credentials of its service account and is no secret. Its field is called as the server calls it. */
  systemCode: string | null;
  humanCheck: boolean;
  /** The one that it is of: a one-time password of one application is none at the other. Some operations serve both. */
  application: Application | null;
  issuesSession: Application | null;
  /** Signs out: unless the server refuses, the session is over. */
  endsSession: boolean;
  /** When it is done, all sessions of the person with this address are over. */
  endsSessionsOf: EndsSessionsOf | null;
  /** The console asks of its own accord, so that it is no activity. */
  background: boolean;
  /** Mails a one-time password for this use: guesses at the one before count no more. */
  sends: TicketUse | null;
  verifies: TicketUse | null;
  ticket: TicketUse | null;
  email: Place | null;
  limited: LimitedUse | null;
  identity: { place: Place; claim: Claim }[];
  /** One of them is enough. Where somebody must be signed in there is one. */
  powers: string[];
  /** Values that need a power of their own. */
  powerOf: { place: Place; value: string; power: string }[];
  powerOfRecord: PowerOfRecord | null;
  /** The field of its rows that says whether one is of the second brand: those of the other brand stay back. */
  rowsOfBrand: string | null;
  /** The media types of the body; none when there is no body. */
  bodyTypes: string[];
  bodyLimit: number;
  /** The specification does not show how it is answered: a success is one unless it says no. */
  answerNotShown: boolean;
  /** The field of its answer with very many rows, which go on while they come. */
  longList: string | null;
  /** All that it shows of the answer are the server's words, for success and failure alike: then the status tells which. */
  answerIsWords: boolean;
  audit: { what: Audited; record: Place | null } | null;
}

export interface ServiceToken {
  /** The operation that issues it. */
  issuedBy: string;
  /** What whoever calls is told when the service account is refused; null says only that something failed. */
  refusedAs: string | null;
}

export interface EndsSessionsOf {
  email: Place;
  /** So are those of the address that the record has in a list of the server, by the field there. */
  record: { place: Place; list: string; field: string } | null;
  /** But the session of the one who calls, if all of this is true of them; nobody's where nothing is named. */
  unlessOwn: ({ place: Place; claim: Claim } | { place: Place; is: string })[];
}

/** A record whose field has this value needs a power of its own. It is looked up in a list of the server. */
export interface PowerOfRecord {
  record: Place;
  list: string;
  field: string;
  value: string;
  power: string;
  /** What the call says of the record besides, by the record's field: both must be one and the same, whoever calls. */
  same: { place: Place; field: string }[];
  /** What the call says of whoever has not the power and is themselves the record: it stays what the session says. */
  own: { place: Place; claim: 'rolesid' | 'department' }[];
}
