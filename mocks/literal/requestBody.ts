import type { IncomingMessage } from 'node:http';
import type { Asked, Json, Row } from './shapes.ts';

export type Body = Pick<Asked, 'body' | 'wrapped' | 'as' | 'files'>;

export async function wholeBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

export function isRow(value: Json | undefined): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Parses a text that contains JSON, which a part of a form or the content of Value may be. */
function unfolded(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  return parsed(value) ?? value;
}

function unwrapped(row: Row): { inner: Json; wrapped: Asked['wrapped'] } {
  for (const wrapped of ['Value', 'value'] as const) {
    // Other records have a field `value` too, but as the only field it is always the wrapping.
    if (wrapped in row && Object.keys(row).length === 1) return { inner: unfolded(row[wrapped] ?? null), wrapped };
  }
  return { inner: row, wrapped: null };
}

export function readBody(type: string, content: Buffer): Body {
  const nothing: Body = { body: {}, wrapped: null, as: 'nothing', files: {} };
  if (content.length === 0) return nothing;
  const boundary = /^multipart\/form-data.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) return { ...nothing, as: 'multipart', ...parts(content, boundary) };
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const fields = [...new URLSearchParams(content.toString('utf8'))].map(([name, value]) => [name, unfolded(value)]);
    return { ...nothing, as: 'form', body: Object.fromEntries(fields) as Row };
  }
  const json = parsed(content.toString('utf8'));
  if (!isRow(json)) return { ...nothing, as: 'unreadable' };
  const { inner, wrapped } = unwrapped(json);
  return isRow(inner) ? { ...nothing, as: 'json', body: inner, wrapped } : { ...nothing, as: 'unreadable', wrapped };
}

function parts(content: Buffer, boundary: string): Pick<Body, 'body' | 'files'> {
  const body: Row = {};
  const files: Record<string, Buffer> = {};
  // latin1 keeps every byte, so that pictures are not damaged by splitting the text.
  for (const part of content.toString('latin1').split(`--${boundary}`)) {
    const end = part.indexOf('\r\n\r\n');
    const name = /\bname="([^"]*)"/i.exec(part.slice(0, end))?.[1];
    if (end < 0 || name === undefined) continue;
    const bytes = Buffer.from(part.slice(end + 4).replace(/\r\n$/, ''), 'latin1');
    if (/filename="/i.test(part.slice(0, end))) {
      files[name] = bytes;
      body[name] = `(a file of ${bytes.length} bytes)`;
      continue;
    }
    const value = unfolded(bytes.toString('utf8'));
    body[name] = isRow(value) ? unwrapped(value).inner : value;
  }
  return { body, files };
}
