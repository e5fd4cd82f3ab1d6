import type { Asked, Json, Row } from './shapes.ts';

export type Body = Pick<Asked, 'body' | 'wrapped' | 'as' | 'files'>;

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

export async function readBody(type: string, content: Buffer): Promise<Body> {
  const nothing: Body = { body: {}, wrapped: null, as: 'nothing', files: {} };
  if (content.length === 0) return nothing;
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
    const as = /^multipart/i.test(type) ? 'multipart' : 'form';
    return {
      ...nothing,
      as,
      ...(await formFields(new Response(new Uint8Array(content), { headers: { 'content-type': type } }), as)),
    };
  }
  const json = parsed(content.toString('utf8'));
  if (!isRow(json)) return { ...nothing, as: 'unreadable' };
  const { inner, wrapped } = unwrapped(json);
  return isRow(inner) ? { ...nothing, as: 'json', body: inner, wrapped } : { ...nothing, as: 'unreadable', wrapped };
}

async function formFields(form: Response, as: 'multipart' | 'form'): Promise<Pick<Body, 'body' | 'files'>> {
  const body: Row = {};
  const files: Record<string, Buffer> = {};
  for (const [name, sent] of await form.formData()) {
    const value = typeof sent === 'string' ? unfolded(sent) : `(a file of ${sent.size} bytes)`;
    body[name] = as === 'multipart' && isRow(value) ? unwrapped(value).inner : value;
    if (typeof sent !== 'string') files[name] = Buffer.from(await sent.arrayBuffer());
  }
  return { body, files };
}
