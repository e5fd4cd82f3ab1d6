export type Variant = 'first' | 'second' | 'empty' | 'careless' | 'hostile';
export const VARIANTS: readonly Variant[] = ['first', 'second', 'empty', 'careless', 'hostile'];
/** Those in front of which the scripts in a browser run. */
export const SERVED: readonly Variant[] = ['second', 'careless'];

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Row = { [name: string]: Json };

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string | string[]>;
}

export interface Asked {
  name: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  /** The sent fields without their wrapping; for a multipart call, the names of the parts. */
  body: Row;
  wrapped: 'Value' | 'value' | null;
  as: 'json' | 'form' | 'multipart' | 'nothing' | 'unreadable';
  files: Record<string, Buffer>;
}

/** Each text has names with spaces between them, in the notation of notation.ts. */
export interface Sends {
  headers?: string;
  query?: string;
  body?: string;
  as?: 'json' | 'form' | 'multipart';
  /** 'Value' where the row itself says so; otherwise the documents' rule for all JSON bodies applies. */
  wrapped?: 'Value';
  /** The fields within a field or part of the body. */
  inside?: Record<string, string>;
  /** A value that some field must have, when the document does not name the field. */
  holds?: string;
  /** Must be in a header or in the body; the document does not say where. */
  somewhere?: string;
}

/**
 * sent: required. service: required, and not the user's own one. none: the document says that none is sent. either: one
 * of two calls has none, or the rule for all calls requires one, but nobody has signed in yet.
 */
export type Token = 'sent' | 'service' | 'none' | 'either';

export interface Answers {
  give(request: Asked, world: World): Answer;
  refuse(text: string, variant: Variant): Answer;
}

export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  sends: Sends;
  token?: Token;
  answers: Answers;
}

/** What the server remembers: who has signed in, and where. */
export interface World {
  variant: Variant;
  /** The holder of each token: an email address, or 'service'. */
  tokens: Map<string, string>;
  devices: Map<string, string>;
  wrongCodes: Map<string, number>;
}

export interface Complaint {
  call: string;
  text: string;
}
