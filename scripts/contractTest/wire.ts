// Encodes and sends requests, in the same way as the console, or with a breach.
import { Agent, request } from 'undici';
import { headerSafe } from '#wire/headerSafe';
import { OUTCOME } from '#wire/outcome';
import type { Operation } from './contract';

export interface RequestParts {
  /** By the contract's names, with values that are not encoded yet. */
  headers: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  /** Sent unchanged in place of the body. */
  raw?: { type: string; text: string };
  /** Sent unchanged as the query. */
  rawQuery?: string;
}

export interface Answer {
  status: number;
  /** The media type, without its parameters. */
  type: string;
  bytes: Buffer;
  /** The parsed JSON, or the text. */
  value: unknown;
  /** What the gateway says of it. */
  outcome?: string;
}

/** A call that takes longer counts as hanging. Generous, because the machine may be busy. */
export const ANSWERED_WITHIN_MS = 60_000;

/** A connection for each request, because Prism may close one just when the next request is sent. */
const dispatcher = new Agent({ connections: 64, pipelining: 0 });

export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** A broken connection becomes an answer with the status 0, which the contract never has. */
export async function send(sent: WireRequest, withinMs = ANSWERED_WITHIN_MS): Promise<Answer> {
  try {
    return await answered(sent, withinMs);
  } catch (error) {
    const { message } = error as Error;
    return { status: 0, type: '', bytes: Buffer.alloc(0), value: `no answer: ${message}` };
  }
}

async function answered({ method, url, headers, body }: WireRequest, withinMs: number): Promise<Answer> {
  const answer = await request(url, {
    dispatcher,
    method: method as 'GET',
    headers,
    body: body ?? null,
    signal: AbortSignal.timeout(withinMs),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const type = String(answer.headers['content-type'] ?? '')
    .replace(/;.*/s, '')
    .trim();
  const value = /json$/.test(type) ? parsed(bytes) : bytes.toString();
  const { [OUTCOME]: outcome } = answer.headers;
  return { status: answer.statusCode, type, bytes, value, ...(outcome !== undefined && { outcome: String(outcome) }) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return bytes.toString();
  }
}

/** `extra` are headers that are not random: the world, the token, proofs. */
export function wireRequest(
  operation: Operation,
  base: string,
  request: RequestParts,
  extra: Record<string, string>,
): WireRequest {
  const { type, body } = request.raw
    ? { type: request.raw.type, body: request.raw.text }
    : bodyOf(operation, request.body);
  const query = request.rawQuery ?? new URLSearchParams(request.query).toString();
  const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), headerSafe(value)]);
  return {
    method: operation.method,
    url: `${base}${operation.path}${query && `?${query}`}`,
    headers: { ...extra, ...Object.fromEntries(headers), ...(type && { 'content-type': type }) },
    body,
  };
}

function bodyOf({ body: described }: Operation, body: unknown): { type: string; body: string | Buffer | undefined } {
  if (!described || body === undefined) return { type: '', body: undefined };
  if (described.type === 'multipart/form-data') return formOf(body as Record<string, unknown>);
  if (described.type === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(body as Record<string, unknown>).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return { type: described.type, body: new URLSearchParams(fields).toString() };
  }
  return { type: described.type, body: JSON.stringify(body) };
}

const BOUNDARY = 'contract-test-7f3a91c2';

/** Encodes a form like a browser: files and JSON parts have a file name and a type. */
function formOf(fields: Record<string, unknown>) {
  const pieces = Object.entries(fields).flatMap(([name, value]) => {
    const isBytes = Buffer.isBuffer(value);
    const isText = typeof value === 'string';
    const file = isBytes ? '; filename="picture.png"' : isText ? '' : '; filename="blob"';
    const type = isBytes ? '\r\nContent-Type: image/png' : isText ? '' : '\r\nContent-Type: application/json';
    const content = isBytes || isText ? value : JSON.stringify(value);
    return [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`, content, '\r\n'];
  });
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))),
  };
}
