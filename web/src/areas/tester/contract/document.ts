// The contract as the page needs it: an operation without references, filled in with the identity of the signed-in user.

import type { HttpRequest, HttpResponse } from 'swagger-ui-dist/swagger-ui-es-bundle';
import { headerSafe } from '#wire/headerSafe';
import type { Power } from '#wire/powers';
import { usernameOf } from '@/app/session/session';
import type { User } from '@/app/session/store';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface DescribedOperation {
  operationId: string;
  tags: string[];
  'x-power'?: string | string[];
  'x-power-of'?: object;
  'x-power-of-record'?: object;
  'x-ticket'?: string;
  'x-gateway-own'?: boolean;
}

export interface ContractDocument {
  info: { title: string; version: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  'x-powers': Record<string, Power>;
}

/** An operation as `resolvedAt` returns it. */
export interface ResolvedOperation {
  'x-identity'?: Record<string, string | object>;
  parameters?: { name: string; example?: Json; schema?: { examples?: Json[] } }[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: Json }> }> };
}

export const operationsOf = ({ paths }: ContractDocument): DescribedOperation[] =>
  Object.values(paths).flatMap(Object.values);

/** Calls that only the gateway makes are in the contract, but the browser cannot make them. */
export const isOfGateway = ({ paths }: ContractDocument, path: string, method: string) =>
  paths[path]?.[method]?.['x-gateway-own'] === true;

/** One of these powers is enough for the call. */
export const powersOf = ({ 'x-power': names = [] }: DescribedOperation, contract: ContractDocument): Power[] =>
  [names].flat().flatMap((name) => contract['x-powers'][name] ?? []);

const isObject = (value: unknown): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (document: Json, path: readonly string[]) =>
  path.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), document);

/**
 * A part of the contract without references, except recursive ones. The library's own resolver reads the whole contract
 * again for that, which blocks the page for seconds.
 */
export function resolvedAt(document: Json, path: readonly string[]): Json | undefined {
  const resolved = (value: Json, within: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item) => resolved(item, within));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolved(inner, within)]));
    const target = within.includes($ref) ? undefined : at(document, $ref.replace(/^#\//, '').split('/'));
    const found = isObject(target) && resolved(target, [...within, $ref]);
    // The library uses `$$ref` as the schema's name, and as a sign that nothing is left to resolve.
    return isObject(found) ? { ...found, $$ref: $ref } : value;
  };
  const value = at(document, path);
  return value === undefined ? undefined : resolved(value, []);
}

/** Gives parameters their examples where the library looks for them, and puts the user's identity into all examples. */
export function filledIn<Operation extends ResolvedOperation>(operation: Operation, user: User | undefined): Operation {
  const identity = identityValues(operation['x-identity'] ?? {}, user);
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    for (const example of Object.values(media.examples ?? {})) example.value = withIdentity(identity, example.value);
  for (const parameter of operation.parameters ?? []) {
    const example = identity[parameter.name] ?? parameter.example ?? parameter.schema?.examples?.[0];
    if (example !== undefined) parameter.example = example;
  }
  return operation;
}

type Identity = Record<string, Json | undefined>;

/** The values that must identify the caller, because the gateway refuses any others. */
function identityValues(identity: Record<string, string | object>, user: User | undefined): Identity {
  if (!user) return {};
  const claims: Record<string, Json> = {
    email: user.emailaddress,
    username: usernameOf(user),
    recordid: user.recordid,
    rolesid: user.rolesid,
    visibleBrand: user.department === 'INT APD' ? '0' : '1',
    firstBrand: user.productavega_tag,
  };
  return Object.fromEntries(Object.entries(identity).map(([name, claim]) => [name, claims[String(claim)]]));
}

/** Replaces the fields of the example that are in `identity`, keeping their format. */
function withIdentity(identity: Identity, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withIdentity(identity, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const own = identity[name];
      if (own === undefined) return [name, withIdentity(identity, inner)];
      return [name, typeof inner === 'string' ? String(own) : own];
    }),
  );
}

// Adapts calls that are tried on the page, and their answers.

/** Encodes text that a header cannot carry. The browser adds the session cookie. */
export function encodedRequest(request: HttpRequest): HttpRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, headerSafe(String(value))]);
  return { ...request, headers: Object.fromEntries(headers) };
}

/** Some answers are JSON in an extra pair of quotes, sent as text. */
export function decodedResponse(response: HttpResponse): HttpResponse {
  const { text, headers } = response;
  if (!text || !headers['content-type']?.startsWith('text/plain')) return response;
  try {
    let value: unknown = text;
    while (typeof value === 'string') value = JSON.parse(value);
    const decoded = JSON.stringify(value, null, 2);
    return { ...response, text: decoded, data: decoded };
  } catch {
    return response;
  }
}
