// The interface between the policy and the upstream servers. The mocks and production each implement it.
import type { Readable } from 'node:stream';
import type { OperationId } from '#contract';
import type { Reservation } from './limits/capacity';
import type { Application } from './policy/policyTypes';

/** The person who makes a call, from the sealed session. */
export interface Identity {
  email: string;
  /** Null where the server gives none; the e-mail address is then used in its place. */
  username: string | null;
  recordid: number;
  rolesid: string;
  department: string;
  /** Whether the person belongs to the first brand. */
  firstBrand: boolean;
  application: Application;
}

/** A call that has passed the policy, in the contract's words. */
export interface UpstreamCall {
  operation: OperationId;
  /** The parameters of the path. */
  path: Record<string, string>;
  /** The query parameters that the contract names, decoded. */
  query: Record<string, string>;
  /** The headers that the contract names and those in `forwards`. Names are in lower case, values percent-encoded. */
  headers: Record<string, string>;
  /** JSON in UTF-8, or a form. */
  body: Buffer | undefined;
  /** The media type of the body, with its parameters. */
  bodyType: string | undefined;
  /** The upstream's own token, of the person or of the service account that the operation needs. */
  token: string | undefined;
  identity: Identity | null;
  /** The record that the files of the call belong to; null when the call names none. */
  record: string | null;
  /**
   * Whether the caller has not signed in. Such calls use separate memory and connections, so they cannot block staff.
   */
  isPublic: boolean;
  /** The person or the network address whose share of connections and memory it takes; undefined for the gateway itself. */
  caller: string | undefined;
  /** The memory reserved for its body and its answer. */
  memory: Reservation;
  requestId: string;
  /** The trace that it belongs to; undefined for a call of the gateway itself. */
  traceparent: string | undefined;
  /** Aborted when the browser goes away. */
  signal: AbortSignal;
}

/** A call without parameters, body, token or person, to which the caller adds what it has. */
export const bareCall = (operation: OperationId): Omit<UpstreamCall, 'memory' | 'requestId'> => ({
  operation,
  path: {},
  query: {},
  headers: {},
  body: undefined,
  bodyType: undefined,
  token: undefined,
  identity: null,
  record: null,
  traceparent: undefined,
  isPublic: false,
  caller: undefined,
  signal: new AbortController().signal,
});

export interface UpstreamAnswer {
  status: number;
  /** The media type, with its parameters; empty when there is none. */
  type: string;
  body: Readable | Buffer;
  /** The full answer, when it has very many records and `body` is only its beginning. */
  fullBody?: Readable;
  /** Translates a piece of the full answer from the server's names to the contract's. */
  toContract?: (json: string) => string;
  /** Whether this is an error made by a proxy between gateway and server. It is not checked against the contract. */
  isOfProxy?: boolean;
}

export interface Upstream {
  readonly mode: 'mock' | 'production';
  /** Request headers that are passed on although the contract does not name them, in lower case. */
  readonly forwards: readonly string[];
  /** `enforce` refuses an answer that breaks the contract, `report` only logs it. */
  readonly answers: 'enforce' | 'report';
  /** Throws a `Refusal` when there is no answer: `unreachable`, `tooSlow`, `busy`. */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
  /** Whether calls would be answered. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The headers by which a server's log is compared with that of the gateway. */
export const namesOf = ({ requestId, traceparent }: UpstreamCall): Record<string, string> => ({
  'x-request-id': requestId,
  ...(traceparent !== undefined && { traceparent }),
});
