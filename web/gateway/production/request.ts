// Translates a call of the contract for the upstream: address, names, encoding, credentials.

import { requestRules } from '../answers/contract';
import { asQuery, percentDecoded } from '../requests/address';
import { formOf, type Part, partsOf } from '../requests/form';
import { operationNamed } from '../requests/operations';
import { badAddress, Refusal } from '../requests/refusals';
import { namesOf, type UpstreamCall } from '../upstreamCall';
import { isStreamed } from './answer';
import type { Codec } from './codec';
import type { UpstreamRequest } from './connection';
import type { PathSeals } from './sealedPaths';
import type { Mapping } from './settings/mapping';
import { containsTheirWords, isTheirWord, translateWords } from './settings/names';
import type { ProductionSettings } from './settings/settings';

const notValid = () => new Refusal(400, 'The request is not valid.');

export async function translatedRequest(
  call: UpstreamCall,
  mapping: Mapping,
  { codec, forward }: Pick<ProductionSettings, 'codec' | 'forward'>,
  paths: PathSeals,
): Promise<UpstreamRequest> {
  const { method, path, retry } = mapping;
  const { body, type } = await translatedBody(call, mapping, codec, paths);
  return {
    method,
    isLong: isStreamed(call.operation, mapping, codec),
    path: path.replace(/\{([^}]*)\}/g, (_, name) => segment(call.path[name] ?? '')) + queryString(path, call, mapping),
    headers: {
      ...(await translatedHeaders(call, mapping, codec, forward, paths)),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(type !== undefined && { 'content-type': type }),
      ...namesOf(call),
      accept: '*/*',
      'accept-encoding': 'identity',
    },
    body,
    retry,
    isPublic: call.isPublic,
    caller: call.caller,
    memory: call.memory,
    signal: call.signal,
  };
}

/** Refuses values like `..`, which would lead away from the path in the settings. */
function segment(value: string): string {
  const sent = decoded(value);
  if (sent === '' || sent === '.' || sent === '..') throw badAddress();
  return encodeURIComponent(sent);
}

/** The query with the server's names, never encoded by the codec. The path in the settings may already have a query. */
function queryString(path: string, { query }: UpstreamCall, mapping: Mapping): string {
  const theirs = Object.entries(query).map(([ours, value]) => {
    const { name, values } = mapping.query.get(ours) ?? { name: ours, values: new Map() };
    if (isTheirWord(values, value)) throw notValid();
    return [name, values.get(value) ?? value];
  });
  const sent = asQuery(Object.fromEntries(theirs));
  return path.includes('?') ? sent.replace('?', '&') : sent;
}

async function translatedHeaders(
  call: UpstreamCall,
  mapping: Mapping,
  codec: Codec,
  forward: string[],
  paths: PathSeals,
): Promise<Record<string, string>> {
  const translated: Record<string, string> = {};
  for (const [name, value] of Object.entries(call.headers)) {
    const theirs = mapping.headers.get(name);
    if (theirs === undefined) {
      if (forward.includes(name)) translated[name] = value;
      continue;
    }
    // Decoded first, because the same value can be escaped in different ways.
    const meant = percentDecoded(value) ?? value;
    if (isTheirWord(theirs.values, meant)) throw notValid();
    const sent = paths.openedHeader(name, theirs.values.get(meant) ?? value, call);
    if (!codec.encodeHeader || mapping.uncoded.has(name)) translated[theirs.name] = sent;
    else translated[theirs.name] = await codec.encodeHeader(decoded(sent));
  }
  return translated;
}

function decoded(value: string): string {
  const sent = percentDecoded(value);
  if (sent === undefined) throw notValid();
  return sent;
}

interface Body {
  body: Buffer | undefined;
  type: string | undefined;
}

async function translatedBody(call: UpstreamCall, mapping: Mapping, codec: Codec, paths: PathSeals): Promise<Body> {
  const theirs: InTheirWords = (sent) => inTheirWords(sent, mapping, (content) => paths.openedIn(content, call));
  const { body, bodyType: type = '' } = call;
  if (body === undefined || body.length === 0) return { body: undefined, type: undefined };
  if (/^application\/json\b/i.test(type)) {
    return {
      body: Buffer.from(await translatedJson(body.toString(), call, mapping, codec, theirs)),
      type: 'application/json',
    };
  }
  const { jsonParts } = operationNamed(call.operation).policy;
  if (/^multipart\/form-data\b/i.test(type)) {
    return formOf(
      partsOf(body, type).map((part) => translatedPart(part, jsonParts.includes(part.name), mapping, theirs)),
    );
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return { body, type };
  return { body: Buffer.from(translatedFields(body.toString(), jsonParts, mapping, theirs)), type };
}

/** Translates the names of the fields, and the contents of those that are JSON. */
function translatedFields(form: string, jsonParts: string[], mapping: Mapping, theirs: InTheirWords): string {
  const words = mapping.words.request;
  const fields = [...new URLSearchParams(form)].map(([name, text]) => {
    if (isTheirWord(words.names, name)) throw notValid();
    return [words.names.get(name) ?? name, jsonParts.includes(name) ? translatedText(text, theirs) : text];
  });
  return new URLSearchParams(fields).toString();
}

type InTheirWords = (sent: unknown) => unknown;

const translatedText = (json: string, theirs: InTheirWords): string => JSON.stringify(theirs(JSON.parse(json)));

function inTheirWords(sent: unknown, { words }: Mapping, withTheirPaths: InTheirWords): unknown {
  if (containsTheirWords(sent, words.request)) throw notValid();
  return translateWords(withTheirPaths(sent), words.request);
}

/** Translates the name of the part, and its contents if they are JSON. */
function translatedPart(part: Part, isJson: boolean, mapping: Mapping, theirs: InTheirWords): Part {
  const words = mapping.words.request;
  if (isTheirWord(words.names, part.name)) throw notValid();
  const named = { ...part, name: words.names.get(part.name) ?? part.name };
  return isJson ? { ...named, bytes: Buffer.from(translatedText(part.bytes.toString(), theirs)) } : named;
}

async function translatedJson(
  json: string,
  { operation }: UpstreamCall,
  mapping: Mapping,
  codec: Codec,
  inTheirs: InTheirWords,
): Promise<string> {
  const { service, uncoded } = mapping;
  const { wrapping } = requestRules[operation];
  const body: unknown = JSON.parse(json);
  const sent = wrapping === null ? body : wrappedIn(body, wrapping);
  if (typeof sent !== 'object' || sent === null) throw notValid();
  const theirs = inTheirs(sent);
  const value = Array.isArray(theirs) ? theirs : { ...Object(theirs), ...service };
  if (wrapping === null) return JSON.stringify(value);
  if (!codec.encodeValue || uncoded.has('value')) return JSON.stringify({ [wrapping]: value });
  return JSON.stringify({ [wrapping]: await codec.encodeValue(JSON.stringify(value)) });
}

function wrappedIn(body: unknown, wrapping: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([name]) => name === wrapping)?.[1];
}
