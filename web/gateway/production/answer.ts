// An answer of the upstream in the contract's words: its decoding, its names, its media type.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OperationId } from '#contract';
import { mediaTypeOf, typesOf } from '../answers';
import { textIn } from '../bodies';
import { type AnswerTypes, answerSchemas } from '../contract';
import { failing, tooSlow } from '../refusals';
import type { UpstreamAnswer } from '../upstreamCall';
import type { Codec } from './codec';
import { Failure, type Received } from './connection';
import type { Mapping } from './mapping';
import { type Dictionary, inOtherWords } from './names';
import { isPage, isUnshown, unshownAnswer } from './unshownAnswer';

export interface TranslatedAnswer extends UpstreamAnswer {
  /** Whether it could not be read, and is handed on as it came. */
  unreadable: boolean;
}

export async function translatedAnswer(
  operation: OperationId,
  { status, type, body }: Received,
  mapping: Mapping,
  codec: Codec,
): Promise<TranslatedAnswer> {
  // The words of a failure are for nobody, so there is nothing to translate.
  const types: AnswerTypes =
    (status < 500 ? typesOf(answerSchemas[operation], status) : answerSchemas[operation][status]) ?? {};
  const written = ['application/json', 'text/plain'].find((each) => each in types);
  if (!written || isBytes(type, types)) {
    if (status >= 500) throw failureAt(status, body);
    return { status, type, body, unreadable: false };
  }

  const bytes = await buffer(body);
  const text = textIn(bytes);
  if (isUnshown(operation, status) && text !== undefined && !isPage(type, text)) {
    const said = await valueOrNone(text, mapping, codec);
    const outcome = JSON.stringify(unshownAnswer(operation, said));
    return { status: 200, type: 'application/json', body: Buffer.from(outcome), unreadable: false };
  }
  if (text === '') return { status, type, body: bytes, unreadable: false };
  try {
    if (text === undefined) throw new TypeError('not UTF-8');
    const plain = await decoded(text, mapping, codec);
    const said = inOurWords(plain, mapping.words.answer, written, types[written]?.contentMediaType);
    return { status, type: written, body: Buffer.from(said), unreadable: false };
  } catch {
    // Such as the page of a proxy, or an error that is not encoded.
    if (status >= 500) throw failureAt(status, body);
    return { status, type, body: bytes, unreadable: true };
  }
}

async function decoded(text: string, { uncoded }: Mapping, codec: Codec): Promise<string> {
  return codec.decodeAnswer && !uncoded.has('answer') ? codec.decodeAnswer(unquoted(text)) : text;
}

/** Undefined if it is no JSON. */
async function valueOrNone(text: string, mapping: Mapping, codec: Codec): Promise<unknown> {
  try {
    return inOtherWords(valueIn(await decoded(text, mapping, codec)), mapping.words.answer);
  } catch {
    return undefined;
  }
}

const isBytes = (type: string, types: AnswerTypes) => {
  const base = mediaTypeOf(type);
  return base in types && !/json|text/.test(base);
};

function failureAt(status: number, body: Readable): Failure {
  body.on('error', () => {}).destroy();
  return status === 504
    ? new Failure(tooSlow(), 'tooSlow', String(status))
    : new Failure(failing(), 'unreachable', String(status));
}

/** What stands between quotes, where there are any. */
function unquoted(text: string): string {
  if (!/^\s*"/.test(text)) return text;
  return String(JSON.parse(text));
}

function inOurWords(text: string, words: Dictionary, written: string, holds: unknown): string {
  const isText = written === 'text/plain';
  if (isText && holds === undefined) return text;
  const json = JSON.stringify(inOtherWords(valueIn(text), words));
  return isText ? JSON.stringify(json) : json;
}

/** Some servers put JSON into one more pair of quotes, or into two. */
function valueIn(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'string' || !/^\s*["{[]/.test(value)) return value;
  return valueIn(value);
}
