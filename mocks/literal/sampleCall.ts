import { sentFields } from './notation.ts';
import type { Call, Row } from './shapes.ts';

/** A correct call, about which the call's row has no complaint: a sample to start from. */
interface SampleCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const WRITTEN: Record<string, string> = {
  '<MM/DD/YYYY>': '11/20/2026',
  '<MM-DD-YYYY>': '11-20-2026',
  '<MM/DD/YYYY_hh:mm:ss>': '11/20/2026 08:15:00',
  '<digits>': '1',
  '<hex>': 'ab'.repeat(32),
};

function sampleOf(named: string, fields: Row = {}): Record<string, string> {
  const sample: Record<string, string> = {};
  for (const { names, needed, values } of sentFields(named).fields) {
    const [name = ''] = names;
    const [value = '1'] = values;
    if (needed || fields[name] !== undefined) sample[name] = String(fields[name] ?? WRITTEN[value] ?? value);
  }
  return sample;
}

export function sampleCallOf(call: Call, token: string, ownFields: Row = {}): SampleCall {
  const { sends } = call;
  const headers: Record<string, string> = sampleOf(`${sends.headers ?? ''} ${sends.somewhere ?? ''}`, ownFields);
  if (call.token !== 'none') headers.authorization = `Bearer ${token}`;
  const path = sends.query ? `${call.path}?${new URLSearchParams(sampleOf(sends.query, ownFields))}` : call.path;
  const question: SampleCall = { method: call.method, path, headers };
  if (sends.body === undefined) return question;

  const fields: Row = sampleOf(sends.body, ownFields);
  for (const [name, named] of Object.entries(sends.inside ?? {})) fields[name] = sampleOf(named, ownFields);
  if (sends.holds) fields.systemCode = sends.holds;
  if (sends.as === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (name.endsWith('_image')) form.append(name, new Blob([Buffer.from('picture')]), 'picture.png');
      else form.append(name, JSON.stringify(value));
    }
    return { ...question, body: form };
  }
  if (sends.as === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    const texts = Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return { ...question, body: new URLSearchParams(texts).toString() };
  }
  headers['content-type'] = 'application/json';
  return { ...question, body: JSON.stringify({ Value: fields }) };
}
