// A call of the contract as the upstream wants it: its address, its names, its encoding, its credentials.
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { badAddress, Refusal } from '../refusals';
import type { UpstreamCall } from '../upstreamCall';
import type { Codec } from './codec';
import type { Sent } from './connection';
import { requestRules } from './contract';
import type { Mapping } from './mapping';
import { renameFormFields, renameKeys } from './names';
import type { ProductionSettings } from './settings';

const notValid = () => new Refusal(400, 'The request is not valid.');

export async function translatedRequest(
  call: UpstreamCall,
  mapping: Mapping,
  { codec, forward }: Pick<ProductionSettings, 'codec' | 'forward'>,
): Promise<Sent> {
  const { method, path, retry } = mapping;
  const { body, type } = await translatedBody(call, mapping, codec);
  return {
    method,
    path: path.replace(/\{([^}]*)\}/g, (_, name) => segment(call.path[name] ?? '')),
    headers: {
      ...(await translatedHeaders(call.headers, mapping, codec, forward)),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(type !== undefined && { 'content-type': type }),
      'x-request-id': call.requestId,
      accept: '*/*',
      'accept-encoding': 'identity',
    },
    body,
    retry,
    signal: call.signal,
  };
}

/** A segment that means another place would leave the path that the settings name. */
function segment(value: string): string {
  const said = decoded(value);
  if (said === '' || said === '.' || said === '..') throw badAddress();
  return encodeURIComponent(said);
}

async function translatedHeaders(
  headers: Record<string, string>,
  mapping: Mapping,
  codec: Codec,
  forward: string[],
): Promise<Record<string, string>> {
  const translated: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const theirs = mapping.headers.get(name);
    if (theirs === undefined) {
      if (forward.includes(name)) translated[name] = value;
    } else if (codec.encodeHeader && !mapping.uncoded.has(name)) {
      translated[theirs] = await codec.encodeHeader(decoded(value));
    } else translated[theirs] = value;
  }
  return translated;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw notValid();
  }
}

interface Body {
  body: Buffer | Readable | undefined;
  type: string | undefined;
}

async function translatedBody(call: UpstreamCall, mapping: Mapping, codec: Codec): Promise<Body> {
  const { body, bodyType: type = '' } = call;
  if (body === undefined || (Buffer.isBuffer(body) && body.length === 0)) return { body: undefined, type: undefined };
  if (/^application\/json\b/i.test(type)) {
    const json = Buffer.isBuffer(body) ? body.toString() : await text(body);
    return { body: Buffer.from(await translatedJson(json, call, mapping, codec)), type: 'application/json' };
  }
  const { request: names } = mapping.names;
  if (names.size === 0 || !/^application\/x-www-form-urlencoded\b/i.test(type)) return { body, type };
  const form = Buffer.isBuffer(body) ? body.toString() : await text(body);
  return { body: Buffer.from(renameFormFields(form, names)), type };
}

async function translatedJson(
  json: string,
  { operation }: UpstreamCall,
  { names, service, uncoded }: Mapping,
  codec: Codec,
): Promise<string> {
  const { wrapping } = requestRules[operation];
  const body: unknown = JSON.parse(json);
  const said = wrapping === null ? body : wrappedIn(body, wrapping);
  if (typeof said !== 'object' || said === null) throw notValid();
  const theirs = { ...Object(renameKeys(said, names.request)), ...service };
  const value = Array.isArray(said) ? renameKeys(said, names.request) : theirs;
  if (wrapping === null) return JSON.stringify(value);
  const isCoded = codec.encodeValue && !uncoded.has('value');
  return JSON.stringify({ [wrapping]: isCoded ? await codec.encodeValue?.(JSON.stringify(value)) : value });
}

function wrappedIn(body: unknown, wrapping: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([name]) => name === wrapping)?.[1];
}
