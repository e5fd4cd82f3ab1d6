export type Variant = 'first' | 'second' | 'empty';
export const VARIANTS: readonly Variant[] = ['first', 'second', 'empty'];

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Row = { [name: string]: Json };

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

export interface Asked {
  name: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  /** What was sent, out of its wrapping; the names of the parts where it was a multipart. */
  body: Row;
  wrapped: 'Value' | 'value' | null;
  as: 'json' | 'form' | 'multipart' | 'nothing' | 'unreadable';
  files: Record<string, Buffer>;
}

/** Each text is names with spaces between them, in the notation of notation.ts. */
export interface Sends {
  headers?: string;
  query?: string;
  body?: string;
  as?: 'json' | 'form' | 'multipart';
  /** 'Value' where the row itself says so; else what the documents say of all JSON bodies holds. */
  wrapped?: 'Value';
  /** The fields inside of a field or part of the body. */
  inside?: Record<string, string>;
  /** A value that must stand in some field, where the fields are not shown. */
  holds?: string;
  /** Must come in a header or in the body, and the document does not say in which. */
  somewhere?: string;
}

/**
 * sent: demanded. service: demanded, and another than the user's own. none: the document says that none is sent. unlikely: the document's rule for all calls says that one
 * is sent, but no one has signed in yet, so it is missed with a complaint only. either: the document says that one of
 * two goes without.
 */
export type Token = 'sent' | 'service' | 'none' | 'unlikely' | 'either';

export interface Answers {
  give(asked: Asked, world: World): Answer;
  refuse(text: string, variant: Variant): Answer;
}

export interface Call {
  name: string;
  /** Which document, and the words of the row it was written from. */
  spec: string;
  method: 'GET' | 'POST';
  path: string;
  sends: Sends;
  token?: Token;
  answers: Answers;
}

export interface Section {
  title: string;
  calls: Call[];
}

export interface World {
  variant: Variant;
  lists: Map<string, Row[]>;
  /** These are not there in the variant `empty`; what was added since is. */
  seeded: WeakSet<Row>;
  /** Who holds a token: an e-mail address, or 'service'. */
  tokens: Map<string, string>;
  devices: Map<string, string>;
  images: Map<string, Buffer>;
  wrongCodes: Map<string, number>;
}

export interface Complaint {
  call: string;
  text: string;
  /** row: the document says it of this call; everywhere: it says it of all calls. */
  said: 'row' | 'everywhere';
}
