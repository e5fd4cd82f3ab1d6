// Reads a HAR file of the real servers: translates their addresses, names and wrappers by the gateway's settings file,
// as the gateway does.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OperationId } from '#contract';
import { requestRules } from '../../web/gateway/answers/contract';
import { translatedAnswer } from '../../web/gateway/production/answer';
import { createPathSeals } from '../../web/gateway/production/sealedPaths';
import type { Mapping } from '../../web/gateway/production/settings/mapping';
import { type Dictionary, translateWords } from '../../web/gateway/production/settings/names';
import type { ProductionSettings } from '../../web/gateway/production/settings/settings';
import { pathFinder } from '../../web/gateway/requests/operations';
import { type Entry, entriesIn, headersIn } from './har';
import type { Answer, Call } from './recording';

/** No memory limit is needed, because nothing else runs in this process. */
const ROOM = { growTo: () => undefined, release: () => undefined };

type Read = { call: Call; answer: Answer };

export async function callsOfServers(har: string, settings: ProductionSettings): Promise<Read[]> {
  const finders = settings.upstreams.map(({ name, url }) => ({ url, find: finderOf(name, settings) }));
  const read = entriesIn(har).map(async (entry): Promise<Read[]> => {
    const { origin, pathname } = new URL(entry.request.url);
    const operation = finders
      .filter(({ url }) => url === origin)
      .map(({ find }) => find(entry.request.method, pathname))
      .find((found) => found !== undefined);
    const mapping = operation && settings.mappings[operation];
    if (!operation || !mapping) return [];
    return [
      {
        call: callIn(entry, operation, mapping, settings),
        answer: await answerIn(entry, operation, mapping, settings),
      },
    ];
  });
  return (await Promise.all(read)).flat();
}

function finderOf(upstream: string, { mappings }: ProductionSettings) {
  const own = Object.entries(mappings).filter(([, mapping]) => mapping.upstream === upstream);
  const table = Object.fromEntries(
    own.map(([id, { method, path }]) => [id, { method, path: path.split('?', 1)[0] ?? path }]),
  );
  const find = pathFinder<OperationId>(table);
  return (method: string, path: string): OperationId | undefined => {
    try {
      return find(method, path).id;
    } catch {
      // Not a call of the contract, for example another page of that server.
      return undefined;
    }
  };
}

/** The call in the contract's names. A value that a codec encoded cannot be decoded here, so it is left out. */
function callIn({ request }: Entry, operation: OperationId, mapping: Mapping, { codec }: ProductionSettings): Call {
  const sentHeaders = headersIn(request.headers);
  const theirQuery = new URL(request.url).searchParams;
  const headers: Call['headers'] = {};
  for (const [ours, { name, values }] of mapping.headers) {
    const value = sentHeaders[name.toLowerCase()];
    if (value !== undefined && (!codec.encodeHeader || mapping.uncoded.has(ours)))
      headers[ours] = inOurs(values, value);
  }
  const query: Call['query'] = {};
  for (const [ours, { name, values }] of mapping.query) {
    const value = theirQuery.get(name);
    if (value !== null) query[ours] = inOurs(values, value);
  }
  const isCoded = codec.encodeValue !== undefined && !mapping.uncoded.has('value');
  return { operation, headers, query, body: isCoded ? undefined : bodyIn(request.postData?.text, operation, mapping) };
}

const inOurs = (values: ReadonlyMap<string, string>, theirs: string) =>
  [...values].find(([, word]) => word === theirs)?.[0] ?? theirs;

function bodyIn(text: string | undefined, operation: OperationId, { words }: Mapping): string | undefined {
  if (text === undefined) return undefined;
  const { wrapping } = requestRules[operation];
  try {
    const body: Record<string, unknown> = Object(JSON.parse(text));
    // The specification wraps a body in one of these two names, whichever the server uses.
    const value = wrapping === null ? body : (body[wrapping] ?? body.Value ?? body.value);
    const ours = translateWords(value, reversed(words.request));
    return JSON.stringify(wrapping === null ? ours : { [wrapping]: ours });
  } catch {
    return undefined;
  }
}

/** The dictionary from the server's names to the contract's. */
function reversed({ names, values }: Dictionary): Dictionary {
  const turned = (pairs: ReadonlyMap<string, string>) => new Map([...pairs].map(([ours, theirs]) => [theirs, ours]));
  return {
    names: turned(names),
    values: new Map([...values].map(([field, words]) => [names.get(field) ?? field, turned(words)])),
  };
}

async function answerIn(
  { response }: Entry,
  operation: OperationId,
  mapping: Mapping,
  { codec }: ProductionSettings,
): Promise<Answer> {
  const { status } = response;
  try {
    const received = { status, type: response.type, body: Readable.from([response.body]) };
    const call = { operation, memory: ROOM, identity: null, record: null };
    const { body, ...answer } = await translatedAnswer(call, received, mapping, codec, createPathSeals([]));
    const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
    return { status: answer.status, type: answer.type, body: bytes.toString() };
  } catch {
    // The answer cannot be translated, so nothing of it is kept.
    return { status, type: '', body: '' };
  }
}
