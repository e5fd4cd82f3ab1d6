// Translates an answer of the upstream to the contract: decodes it, and changes names and media type.
import type { Readable } from 'node:stream';
import type { AnySchemaObject } from 'ajv';
import type { OperationId } from '#contract';
import { PICTURE_TYPES } from '#wire/pictureTypes';
import { mediaTypeOf, readWhole, typesOf } from '../answers/answers';
import { type AnswerTypes, answerSchemas } from '../answers/contract';
import { readStart } from '../answers/longList';
import { textIn } from '../requests/bodies';
import { operationNamed } from '../requests/operations';
import { answerTooLong, tooSlow, upstreamFailed } from '../requests/refusals';
import type { UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import type { Codec } from './codec';
import { Failure, type UpstreamResponse } from './connection';
import { isSuccess, readAnswer } from './reading';
import { requiredFields } from './reading/parts';
import { isPage } from './reading/unshownAnswer';
import type { PathSeals } from './sealedPaths';
import type { Mapping } from './settings/mapping';
import { translateWords } from './settings/names';

const FILES: readonly string[] = [...PICTURE_TYPES, 'application/pdf'];

/** A server may send a file itself where the contract has it as base64 in JSON. */
const isFileInJson = (type: string, schema: AnySchemaObject = {}): boolean =>
  FILES.includes(mediaTypeOf(type)) && requiredFields(schema).includes('base64');

interface TranslatedAnswer extends UpstreamAnswer {
  /** Whether the answer could not be read and is passed on unchanged. */
  unreadable: boolean;
}

export async function translatedAnswer(
  call: Pick<UpstreamCall, 'operation' | 'memory' | 'identity' | 'record'>,
  { status, type, body }: UpstreamResponse,
  mapping: Mapping,
  codec: Codec,
  paths: PathSeals,
): Promise<TranslatedAnswer> {
  const { operation, memory } = call;
  const inOurs = (value: unknown) => paths.sealedIn(translateWords(value, mapping.words.answer), call);
  // The text of a server failure is never shown, so it is not translated.
  const types: AnswerTypes =
    (status < 500 ? typesOf(answerSchemas[operation], status) : answerSchemas[operation][status]) ?? {};
  const written = WRITTEN.find((each) => each in types);
  if (isBytes(type, types) || (!written && !isRefusalOfFile(type, types))) {
    if (status >= 500) throw failureAt(status, body);
    return { status, type, body, unreadable: false };
  }

  const isList = status === 200 && isStreamed(operation, mapping, codec);
  const start = isList ? await readStart(body) : {};
  const list = start.beginning === undefined ? undefined : listBegun(operation, start.beginning, inOurs);
  if (list) return { ...list, status, type: 'application/json', fullBody: body, unreadable: false };

  const bytes = start.all ?? (await readWhole(body, memory));
  if (!bytes) throw new Failure(answerTooLong(), 'unreadable', 'too large');
  if (status === 200 && isFileInJson(type, types[written ?? ''])) {
    return inContractForm(operation, status, { base64: bytes.toString('base64') }, bytes);
  }
  // Some servers begin a text with a byte order mark.
  const text = textIn(bytes)?.replace(/^\uFEFF/, '');
  const { answerNotShown } = operationNamed(operation).policy;
  try {
    if (text === undefined) throw new TypeError('not UTF-8');
    const json = text === '' ? '' : await decoded(text, mapping, codec);
    const isUnshown = answerNotShown && isSuccess(status);
    if (isUnshown && isPage(type, json)) throw new TypeError('a page');
    const mayBeWords = (isUnshown || status >= 400) && WORDS.includes(mediaTypeOf(type));
    const value = json === '' ? undefined : mayBeWords ? valueOrWords(json) : valueIn(json);
    return inContractForm(operation, status, inOurs(value), bytes, type);
  } catch {
    // For example the page of a proxy, or an error that is not encoded.
    if (status >= 500) throw failureAt(status, body);
    return { status, type, body: bytes, unreadable: true };
  }
}

/** Undefined if the beginning cannot be read. */
function listBegun(
  operation: OperationId,
  beginning: string,
  inOurs: (value: unknown) => unknown,
): (Pick<UpstreamAnswer, 'toContract'> & { body: Buffer }) | undefined {
  const ours = (json: string) => {
    const content: unknown = inOurs(JSON.parse(json));
    const { value } = readAnswer(operation, { status: 200, value: content });
    return JSON.stringify(Array.isArray(content) ? rowsIn(operation, value) : value);
  };
  try {
    return { body: Buffer.from(ours(beginning)), toContract: ours };
  } catch {
    return undefined;
  }
}

/** A bare list of rows is read as a complete answer, of which only the rows are returned. */
const rowsIn = (operation: OperationId, value: unknown): unknown =>
  (value as Record<string, unknown>)[operationNamed(operation).policy.longList ?? ''] ?? value;

/** Whether the answer is streamed. An answer that a codec decodes cannot be, because it must be complete first. */
export const isStreamed = (operation: OperationId, mapping: Mapping, codec: Codec): boolean =>
  operationNamed(operation).policy.longList !== null && !isEncoded(mapping, codec);

const isEncoded = ({ uncoded }: Mapping, codec: Codec) => codec.decodeAnswer !== undefined && !uncoded.has('answer');

/** The answer in the contract's form and media type; unchanged if it has no content. */
function inContractForm(
  operation: OperationId,
  at: number,
  content: unknown,
  bytes: Buffer,
  came = '',
): TranslatedAnswer {
  const { status, value } = readAnswer(operation, { status: at, value: content });
  if (value === undefined || value === null) return { status, type: came, body: bytes, unreadable: false };
  const types = typesOf(answerSchemas[operation], status) ?? {};
  const type = WRITTEN.find((each) => each in types) ?? 'application/json';
  const json = JSON.stringify(value);
  const body = Buffer.from(type === 'text/plain' ? JSON.stringify(json) : json);
  return { status, type, body, unreadable: false };
}

async function decoded(text: string, { uncoded }: Mapping, codec: Codec): Promise<string> {
  return codec.decodeAnswer && !uncoded.has('answer') ? codec.decodeAnswer(unquoted(text)) : text;
}

/** The types of answers whose text may be the server's words. */
const WORDS = ['', 'text/plain', 'application/json'];

/** The words themselves if the text is not JSON. Throws if it is JSON that is cut or broken. */
function valueOrWords(text: string): unknown {
  try {
    return valueIn(text);
  } catch (error) {
    if (/^\s*["{[]/.test(text)) throw error;
    return text;
  }
}

const WRITTEN = ['application/json', 'text/plain'];

/** JSON in place of a picture is the reason why there is none. */
const isRefusalOfFile = (type: string, types: AnswerTypes) =>
  Object.keys(types).length > 0 && mediaTypeOf(type) === 'application/json';

const isBytes = (type: string, types: AnswerTypes) => {
  const base = mediaTypeOf(type);
  return base in types && !/json|text/.test(base);
};

function failureAt(status: number, body: Readable): Failure {
  body.on('error', () => {}).destroy();
  return status === 504
    ? new Failure(tooSlow(), 'tooSlow', String(status))
    : new Failure(upstreamFailed(), 'unreachable', String(status));
}

/** The text without the quotes around it, if there are any. */
function unquoted(text: string): string {
  if (!/^\s*"/.test(text)) return text;
  return String(JSON.parse(text));
}

/** Some servers quote JSON as a string once or twice more. */
function valueIn(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'string' || !/^\s*["{[]/.test(value)) return value;
  return valueIn(value);
}
