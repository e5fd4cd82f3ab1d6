// Reads request bodies. The contract says for each operation which types are accepted and how large they may be.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { percentDecoded } from './address';
import { formOf, type Part, partsOf } from './form';
import { uploadedPicture } from './pictures';
import { notAForm, notJson, type Refusal, tooDeep, tooLarge, tooMuch } from './refusals';

const MB = 1024 * 1024;
const URL_ENCODED = 'application/x-www-form-urlencoded';
/** `longAnswer` fits more rows than an Excel sheet can hold. */
export const limits = { control: 10 * MB, answer: 32 * MB, longAnswer: 512 * MB, depth: 32 };
/** Far more than any call of the contract has. Parsing more would take memory and time before anything is checked. */
const [MOST_VALUES, MOST_FIELDS] = [10_000, 20];

/**
 * For requests to an upstream: the answer is buffered, however slowly it is read. Undici 7 crashes the process when a
 * server ends the connection while reading is paused (nodejs/undici#5360, fixed in 8, which needs Node 22).
 */
export const BUFFER_WHOLE_ANSWER = { highWaterMark: limits.answer };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns undefined if the bytes are not UTF-8. */
export function textIn(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...Buffer.from('"\\,[]{}')];

/**
 * The reason not to parse the JSON: deep nesting overflows the stack of recursive code, as in Prism, and each value
 * takes memory.
 */
function excessOf(json: Buffer, mostValues: number): Refusal | undefined {
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === OPEN || byte === OPEN_LIST) {
      depth += 1;
      values += 1;
      if (depth > limits.depth) return tooDeep();
    } else if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1;
    else if (byte === COMMA) values += 1;
    if (values > mostValues) return tooMuch();
  }
  return undefined;
}

function hasManyFields(form: Buffer): boolean {
  let found = 0;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) {
    found += 1;
    if (found >= MOST_FIELDS) return true;
  }
  return false;
}

/** A request body: the bytes to pass on, their media type, and the parsed content. */
export class ReceivedBody {
  constructor(
    readonly raw: Buffer,
    readonly type: string,
    readonly json?: unknown,
  ) {}
}

type LimitOf = (request: FastifyRequest) => number;
const typeOf = ({ headers }: FastifyRequest) => headers['content-type'] ?? '';

/** A body that is too large is read and dropped, so that the connection stays open for the answer. */
function readBody(request: FastifyRequest, payload: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > limit) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      try {
        if (size > limit) throw tooLarge();
        request.memory?.growTo(size, 'body');
        chunks.push(chunk);
      } catch (error) {
        // The rest of the body is dropped, and so is what was read.
        payload.off('data', take).resume();
        chunks.length = 0;
        reject(error);
      }
    };
    payload.on('data', take);
    payload.on('end', () => resolve(Buffer.concat(chunks)));
    payload.on('error', reject);
  });
}

function readJson(bytes: Buffer, mostValues = MOST_VALUES): unknown {
  const excess = excessOf(bytes, mostValues);
  if (excess) throw excess;
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw notJson();
  }
}

const serialized = (json: unknown) => Buffer.from(JSON.stringify(json));

/** Where no body is due, none is read: anybody could otherwise fill the memory. Node drops it after the answer. */
export function refuseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Serializes the parsed JSON anew: a name that is there twice could mean one value here and another at the server. */
export function acceptJson(scope: FastifyInstance, limitOf: LimitOf, mostValues?: number) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const body = await readBody(request, payload, limitOf(request));
    if (body.length === 0) return new ReceivedBody(body, typeOf(request));
    const json = readJson(body, mostValues);
    return new ReceivedBody(serialized(json), typeOf(request), json);
  });
}

interface KindsOfParts {
  /** They are parsed and serialized anew. */
  json: string[];
  /** Each must be a picture. */
  files: string[];
}

/** `kindsOf` names the parts of a form that are not plain text. */
export function acceptForms(
  scope: FastifyInstance,
  limitOf: LimitOf,
  kindsOf: (request: FastifyRequest) => KindsOfParts,
) {
  scope.addContentTypeParser(URL_ENCODED, async (request: FastifyRequest, payload: Readable) => {
    const read = readFields(await readBody(request, payload, limitOf(request)), kindsOf(request).json);
    const form = new URLSearchParams(read.map(({ name, text }) => [name, text]));
    return new ReceivedBody(Buffer.from(form.toString()), URL_ENCODED, contentOf(read));
  });
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const parts = partsOf(await readBody(request, payload, limitOf(request)), typeOf(request));
    const kinds = kindsOf(request);
    const read = parts.map((part) => readPart(part, kinds));
    const { body, type } = formOf(read.map(({ part }) => part));
    return new ReceivedBody(body, type, contentOf(read));
  });
}

const contentOf = (read: { name: string; content: unknown }[]) =>
  Object.fromEntries(read.map(({ name, content }) => [name, content]));

/**
 * Throws for anything that servers might read differently: bytes that are not UTF-8, a broken escape, a name that is
 * there twice.
 */
function readFields(form: Buffer, jsonParts: string[]): { name: string; text: string; content: unknown }[] {
  if (hasManyFields(form)) throw notAForm();
  const text = textIn(form);
  if (text === undefined || percentDecoded(text) === undefined) throw notAForm();
  const fields = [...new URLSearchParams(text)];
  if (new Map(fields).size < fields.length) throw notAForm();
  return fields.map(([name, value]) => {
    if (!jsonParts.includes(name)) return { name, text: value, content: value };
    const content = readJson(Buffer.from(value));
    return { name, text: JSON.stringify(content), content };
  });
}

/** Text is no file, even if the caller gave it a file's name or type. */
function readPart(part: Part, { json, files }: KindsOfParts): { name: string; part: Part; content: unknown } {
  const { name, bytes } = part;
  const asText = { name, filename: undefined, type: undefined };
  // A picture has no text to check.
  if (files.includes(name)) return { name, part: uploadedPicture(part), content: null };
  if (!json.includes(name)) return { name, part: { ...asText, bytes }, content: textIn(bytes) ?? null };
  const content = readJson(bytes);
  return { name, part: { ...asText, bytes: serialized(content) }, content };
}
