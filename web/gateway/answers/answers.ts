// Checks every answer of the upstream against the contract. An odd field of a record is marked as unknown, and a row
// without its identity is left out; any other violation replaces the answer by a 502. The log gets the operation and the
// violated rule, but no value. Even in report mode the browser gets only fields and media types that the contract names.
import { pipeline, type Readable, Transform } from 'node:stream';
import type { AnySchemaObject } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from '#contract';
import { PICTURE_TYPES, pictureTypeOf } from '#wire/pictureTypes';
import { UNREAD_ROWS } from '#wire/unread';
import type { Reservation } from '../limits/capacity';
import { limits, textIn } from '../requests/bodies';
import { operationNamed } from '../requests/operations';
import { answerNotInContract, answerTooLong, Refusal } from '../requests/refusals';
import type { Upstream, UpstreamAnswer } from '../upstreamCall';
import { answerSchemas } from './contract';
import { fits, validatorOf } from './fits';
import { streamedRows } from './longList';
import { type Pruner, prunerOf } from './pruner';
import { frameOf, markOdd, markRows, rowsFrameOf, type Unread } from './unread';

/** By operation, status and media type. */
type Contract = Record<string, Record<string, Record<string, AnySchemaObject>>>;

/** The violated rule. */
export type Breach = string;

/** The media type in which an answer is sent to the browser, and its schema. */
interface Form {
  type: string;
  schema: AnySchemaObject;
}

interface Read {
  /** The parsed body, with only the contract's fields; the plain text when the body is not JSON. */
  content: unknown;
  breach: Breach | undefined;
  /** What is unknown of its records. */
  unread: Unread;
  /** Whether the content is an object, as every answer of the contract is. */
  isRecord: boolean;
  /** Whether the body conforms to the schema and nothing was removed from it. */
  isUnchanged: boolean;
  /** The body to send to the browser, serialized from the content. */
  written(): Buffer;
}

/** The schema of an answer that consists of its status alone: its body is neither read nor passed on. */
const NOTHING: AnySchemaObject = {};

export type AnswerRules = ReturnType<typeof answerRules>;

export function answerRules(contract: Contract = answerSchemas) {
  const pruners = new WeakMap<AnySchemaObject, Pruner>();

  function pruned(schema: AnySchemaObject, value: unknown): unknown {
    const prune = pruners.get(schema) ?? prunerOf([schema]);
    pruners.set(schema, prune);
    return prune(value);
  }

  function breachOf(schema: AnySchemaObject, value: unknown): Breach | undefined {
    const validate = validatorOf(schema);
    // The path in the schema, not the one in the answer, which may contain data as keys.
    if (!validate(value)) return `${validate.errors?.at(-1)?.schemaPath}`;
    return schema.contentSchema && breachOfText(schema.contentSchema, String(value));
  }

  function breachOfText(schema: AnySchemaObject, text: string): Breach | undefined {
    const json = jsonIn(text);
    return json ? breachOf(schema, json.value) : 'not JSON';
  }

  return {
    breachOf,
    /** The schema for this answer, or the rule that its status or type violates. */
    schemaOf(operation: string, status: number, type: string): AnySchemaObject | Breach {
      const types = contract[operation]?.[status];
      const alike = typesOf(contract[operation], status);
      if (status < 300 && alike && Object.keys(alike).length === 0) return NOTHING;
      if (!types) return `status ${status}`;
      return types[type] ?? `no such type for ${status}`;
    },
    /** Whether the answer with this very status is a picture. */
    hasPictures: (operation: string, status: number) =>
      PICTURE_TYPES.some((type) => contract[operation]?.[status]?.[type] !== undefined),
    /**
     * The form for an answer whose status or type the contract does not have: that of a similar status, if there is
     * one.
     */
    formOf(operation: string, status: number): Form | undefined {
      const types = typesOf(contract[operation], status) ?? {};
      return WRITTEN.flatMap((type) => (types[type] ? [{ type, schema: types[type] }] : []))[0];
    },
    /** Parses, prunes and checks the body in one pass over it, because it may have a hundred thousand records. */
    read(schema: AnySchemaObject, type: string, body: Buffer): Read {
      const text = textIn(body);
      if (text === undefined) return illegible(body.toString(), 'not UTF-8');
      if (type !== 'application/json') return inContractWords(schema, unquoted(text), breachOf(schema, text));
      const json = jsonIn(text);
      return json ? inContractWords(schema, json.value, breachOf(schema, json.value)) : illegible(text, 'not JSON');
    },
  };

  function inContractWords(schema: AnySchemaObject, value: unknown, found: Breach | undefined): Read {
    const { inside, pairs } = quotesIn(schema);
    const unread: Unread = { rules: new Set(), rows: [] };
    const kept = pruned(inside, value);
    const isAccepted = found === undefined && fits(acceptedIn(inside), kept);
    const marked = isAccepted ? kept : withOddMarked(inside, kept, unread);
    const fitting = isAccepted ? [] : alternativesIn(inside).filter((each) => fits(frameFor(each, marked), marked));
    const breach = isAccepted || fitting.length > 0 ? undefined : (found ?? 'no alternative');
    // Of a refusal only the reason, whatever stands beside it.
    const left = fitting.length > 0 ? prunerOf(fitting)(marked) : marked;
    const isRecord = typeof left === 'object' && left !== null && !Array.isArray(left);
    const content = isRecord && unread.rows.length > 0 ? { ...left, [UNREAD_ROWS]: unread.rows } : left;
    const isUnchanged = content === value && found === undefined;
    return { content, breach, unread, isRecord, isUnchanged, written: () => Buffer.from(inQuotes(content, pairs)) };
  }
}

const alternativesIn = (schema: AnySchemaObject): AnySchemaObject[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** The fields of an answer that has only a reason for refusing. */
const REASONS = ['message', 'error_message', 'response_message'];

/** The alternative that is no refusal. */
const acceptedIn = (schema: AnySchemaObject): AnySchemaObject =>
  alternativesIn(schema).find(({ required = [] }) => !required.every((name: string) => REASONS.includes(name))) ??
  schema;

/** A long list is read in pieces, of which most are rows without the object around them. */
const withOddMarked = (schema: AnySchemaObject, value: unknown, unread: Unread): unknown =>
  Array.isArray(value) ? markRows(schema, value, unread) : markOdd(schema, value, unread);
const frameFor = (schema: AnySchemaObject, value: unknown) =>
  Array.isArray(value) ? rowsFrameOf(schema) : frameOf(schema);

/** For a status that the contract does not have: another success counts as 200, 400 and above as 500. */
export const typesOf = <Types>(statuses: Record<string, Types> | undefined, status: number): Types | undefined =>
  statuses?.[status] ?? statuses?.[status >= 400 ? 500 : status < 300 ? 200 : status];

const illegible = (content: string, breach: Breach): Read => ({
  content,
  breach,
  unread: { rules: new Set(), rows: [] },
  isRecord: false,
  isUnchanged: false,
  written: () => Buffer.of(),
});

const WRITTEN = ['application/json', 'text/plain'];

/**
 * Text answers are JSON quoted as a JSON string, possibly several times: the inner schema and the number of quotings.
 */
function quotesIn(schema: AnySchemaObject): { inside: AnySchemaObject; pairs: number } {
  if (!schema.contentSchema) return { inside: schema, pairs: 0 };
  const { inside, pairs } = quotesIn(schema.contentSchema);
  return { inside, pairs: pairs + 1 };
}

function unquoted(text: string): unknown {
  const json = jsonIn(text);
  if (!json) return text;
  return typeof json.value === 'string' ? unquoted(json.value) : json.value;
}

const inQuotes = (content: unknown, pairs: number): string =>
  pairs > 1 ? JSON.stringify(inQuotes(content, pairs - 1)) : JSON.stringify(content);

function jsonIn(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Whether the body is checked. Pictures and files are checked by their type only. */
const isRead = (type: string) => type === '' || type === 'application/json' || type === 'text/plain';

const isJson = (type: string) => type === 'application/json' || type === 'application/problem+json';

export const mediaTypeOf = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();

/** Undefined if the answer is too large. Throws `busy` if there is not enough memory left for it. */
export async function readWhole(answer: Readable | Buffer, memory: Reservation): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(answer)) return answer.length > limits.answer ? undefined : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > limits.answer) return undefined;
    memory.growTo(size, 'answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Streams records of which only the beginning was checked, and breaks off beyond the limit. */
function limited(records: Readable): Readable {
  let size = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.answer) done(answerNotInContract());
      else done(null, chunk);
    },
  });
  return pipeline(records, guard, () => undefined);
}

/** Discards a body that will not be read. */
export const discardBody = (body: Readable | Buffer) =>
  void (Buffer.isBuffer(body) || body.on('error', () => undefined).destroy());

interface Checking {
  operation: OperationId;
  rules: AnswerRules;
  mode: Upstream['answers'];
  log: FastifyBaseLogger;
  /** Whether the text of a server failure is replaced by a general message. */
  hidesFailures: boolean;
  /** Whether the answer is streamed on to the browser; otherwise all of it is read here. */
  isStreamedOn: boolean;
  memory: Reservation;
}

const FAILURE = { message: 'Internal Server Error' };
const ANYTHING = {};

export interface CheckedAnswer extends UpstreamAnswer {
  /** The parsed JSON of the body, or its text; undefined for a picture or a file. */
  content: unknown;
}

/**
 * The answer as it may be sent to the browser: read, checked and pruned. Pictures are also read completely before they
 * are sent, so that an incomplete or too large one can still become an error.
 */
export async function checkedAnswer(
  answer: UpstreamAnswer,
  { operation, rules, mode, log, hidesFailures, isStreamedOn, memory }: Checking,
): Promise<CheckedAnswer> {
  const { status } = answer;
  const type = mediaTypeOf(answer.type);
  const refuse = (): never => {
    discardBody(answer.body);
    if (answer.fullBody) discardBody(answer.fullBody);
    throw answerNotInContract();
  };
  const logBreach = (rule: Breach) => log.error({ operation, status, rule }, 'an answer breaks the contract');
  const breaks = (rule: Breach): void => {
    logBreach(rule);
    if (mode === 'enforce') refuse();
  };
  /** A streamed answer ends its source itself. */
  const breaksInStream = (rule: Breach): void => {
    logBreach(rule);
    if (mode === 'enforce') throw answerNotInContract();
  };

  if (status > 599) return refuse();
  // In front of the mocks a server error in JSON is passed on as it is, for developers: the console does not show its
  // text.
  if (status >= 500 && (hidesFailures || !isJson(type))) {
    discardBody(answer.body);
    return { status, type: 'application/json', body: Buffer.from(JSON.stringify(FAILURE)), content: FAILURE };
  }
  const isFree = status >= 500 || answer.isOfProxy === true;
  const schema = isFree ? ANYTHING : rules.schemaOf(operation, status, type);
  if (schema === NOTHING) {
    discardBody(answer.body);
    return { status, type: '', body: Buffer.of(), content: '' };
  }
  const readAll = async (whole: Readable | Buffer): Promise<Buffer> => {
    const body = await readWhole(whole, memory).catch((error) => {
      throw error instanceof Refusal ? error : answerNotInContract();
    });
    if (body) return body;
    log.error({ operation, status, rule: 'too large' }, 'an answer breaks the contract');
    throw answerTooLong();
  };
  // Servers also send pictures as 'application/octet-stream', 'image/jpg' or another picture's type: the content says
  // what they are. A file that is only called a picture keeps that type, in which no browser runs it as a script.
  if (rules.hasPictures(operation, status)) {
    const body = await readAll(answer.body);
    const itsType = pictureTypeOf(body) ?? (typeof schema === 'string' ? undefined : type);
    if (itsType !== undefined) return { status, type: itsType, body, content: undefined };
  }
  if (typeof schema === 'string') breaks(schema);
  const form = typeof schema === 'string' ? rules.formOf(operation, status) : { type, schema };
  // The contract has no form in which such an answer could be sent, for example a web page.
  if (!form) return refuse();

  const { fullBody } = answer;
  if (fullBody && !isStreamedOn) discardBody(answer.body);
  const body = await readAll(fullBody && !isStreamedOn ? fullBody : answer.body);
  if (typeof schema !== 'string' && !isRead(type) && !isFree) return { status, type, body, content: undefined };
  const { content, breach, unread, isRecord, isUnchanged, written } = rules.read(form.schema, form.type, body);
  if (isFree) return { status, type, body, content };
  for (const rule of unread.rules) logBreach(rule);
  if (breach !== undefined && typeof schema !== 'string') breaks(breach);
  if (!isRecord) return refuse();
  if (fullBody && isStreamedOn) {
    const { longList: list } = operationNamed(operation).policy;
    const passing = { schema: form.schema, rules, toContract: answer.toContract, breaks: breaksInStream, logBreach };
    // Only the mocks stream other lists. Their types are the contract's, so the rows are not checked, which saves a
    // second.
    const passed = list === null ? limited(fullBody) : streamedRows(fullBody, { ...passing, list });
    return { status, type: form.type, body: passed, content, fullBody };
  }
  // An answer that breaks the contract is always serialized anew: its text may have a name twice, with different
  // values.
  return { status, type: form.type, body: isUnchanged && typeof schema !== 'string' ? body : written(), content };
}
