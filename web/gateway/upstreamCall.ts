// What stands between the policy and the servers: the mocks and production each implement it.
import type { Readable } from 'node:stream';
import type { OperationId } from '#contract';
import type { Stay } from './limits/room';
import type { Application } from './policy/declared';

/** Who makes a call, as the sealed session says. */
export interface Identity {
  email: string;
  /** Null where the server gives none: there the address stands for it. */
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
  /** Those parameters of the query that the contract names, decoded. */
  query: Record<string, string>;
  /** Those that the contract names, in lower case and percent-encoded as every header is, and the upstream's own `forwards`. */
  headers: Record<string, string>;
  /** JSON in UTF-8, or a form. */
  body: Buffer | undefined;
  /** The media type of the body, with its parameters. */
  bodyType: string | undefined;
  /** The upstream's own token: of the person, or of the service account that the operation asks for. */
  token: string | undefined;
  identity: Identity | null;
  /** Whether it is possible for somebody who has not signed in: such calls hold nobody else up. */
  isPublic: boolean;
  /** What its body and its answer take of the memory for all. */
  memory: Stay;
  requestId: string;
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
  isPublic: false,
  signal: new AbortController().signal,
});

export interface UpstreamAnswer {
  status: number;
  /** The media type, with its parameters; empty when there is none. */
  type: string;
  body: Readable | Buffer;
  /** Where that is but the beginning of very many records, which stands for all of them: everything. */
  whole?: Readable;
  /** How each piece of the whole is put into the contract's words. */
  inOurWords?: (json: string) => string;
  /** An error that something between gateway and server has made. It is not held against the contract. */
  isOfProxy?: boolean;
}

export interface Upstream {
  readonly mode: 'mock' | 'production';
  /** Names of request headers beyond the contract's that it gets, in lower case. */
  readonly forwards: readonly string[];
  /** `enforce` refuses an answer that breaks the contract, `report` only logs it. */
  readonly answers: 'enforce' | 'report';
  /** Throws a `Refusal` when there is no answer: `unreachable`, `tooSlow`, `busy`. */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
  /** Whether calls would be answered. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
