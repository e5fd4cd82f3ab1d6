// For tests: calls made from the contract's examples, with the changes that a test asks for.
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { OperationId } from '#contract';
import { headerSafe } from '#wire/headerSafe';
import { requestRules } from '../answers/contract';
import type { Place } from '../policy/policyTypes';

export interface RequestExample {
  headers: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
}

const examples: Record<OperationId, RequestExample> = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/requestExamples.json', import.meta.url), 'utf8'),
);

export const PICTURE = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });

export function wholeRequest(id: OperationId, headers: OutgoingHttpHeaders = {}, body?: object) {
  const example = examples[id];
  const sent = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = Object.entries(example.headers).filter(([name]) => !sent.has(name.toLowerCase()));
  return {
    headers: { ...Object.fromEntries(others.map(([name, value]) => [name, headerSafe(value)])), ...headers },
    query: new URLSearchParams(example.query).toString(),
    body: merged({ ...Object(example.body), ...filesOf(id) }, body ?? {}) as object,
    hasBody: example.body !== undefined,
  };
}

/** The contract's example of the call, not encoded yet. */
export const exampleRequest = (id: OperationId): RequestExample => {
  const { headers, query, body } = examples[id];
  return { headers, query, ...(body !== undefined && { body: { ...Object(body), ...filesOf(id) } }) };
};

/** A picture for every file part, because the contract's examples of forms have no bytes. */
const filesOf = (id: OperationId) =>
  Object.fromEntries(
    Object.values(requestRules[id].bodies)
      .flatMap(({ properties = {} }) => Object.entries(properties as Record<string, { format?: string }>))
      .filter(([, { format }]) => format === 'binary')
      .map(([name]) => [name, PICTURE]),
  );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The details of the picture in the example of `saveImageForm`. */
export const imageDetails = (): object =>
  JSON.parse((examples.saveImageForm.body as Record<string, string>).Image_datails ?? '');

/** A body for `saveImageForm` with this picture. */
export const imageForm = (base64: string) =>
  new URLSearchParams({ ...(examples.saveImageForm.body as Record<string, string>), base64 }).toString();

/** A field that a test sets to undefined is left out. */
function merged(shown: unknown, sent: unknown): unknown {
  if (!isPlain(shown) || !isPlain(sent)) return sent;
  const both = [...Object.entries(shown), ...Object.entries(sent)].map(([name, value]): [string, unknown] => [
    name,
    Object.hasOwn(sent, name) && Object.hasOwn(shown, name) ? merged(shown[name], sent[name]) : value,
  ]);
  return Object.fromEntries(both.filter(([, value]) => value !== undefined));
}

/** The body of the call as JSON. */
export const wholeBody = (id: OperationId, sent?: object): string => JSON.stringify(wholeRequest(id, {}, sent).body);

/** The call with another value at this place, converted to the type of the current value. */
export function withText<Sent extends RequestExample>(request: Sent, { in: where, path }: Place, text: string): Sent {
  if (where === 'body') return { ...request, body: replaced(request.body, path, (value) => inTypeOf(value, text)) };
  const name = Object.keys(request.headers).find((header) => header.toLowerCase() === path[0]) ?? path[0] ?? '';
  return { ...request, headers: { ...request.headers, [name]: text } };
}

function inTypeOf(value: unknown, text: string): unknown {
  if (typeof value === 'number') return Number(text);
  return typeof value === 'boolean' ? text === 'true' : text;
}

function replaced(value: unknown, [name, ...rest]: string[], typed: (value: unknown) => unknown): unknown {
  if (name === undefined) return typed(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: replaced(fields[name], rest, typed) };
}
