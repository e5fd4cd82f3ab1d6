// Checks every answer of the upstream against the contract. An answer that violates it is replaced by a 502, and the log
// gets the operation and the violated rule, but no value. Of what goes on, only what the contract names leaves, as the media
// type that it names, also while violations are only reported.
import { readFileSync } from 'node:fs';
import { pipeline, type Readable, Transform } from 'node:stream';
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from '#contract';
import type { Stay } from '../limits/room';
import { limits, textIn } from '../requests/bodies';
import { operationNamed } from '../requests/operations';
import { misunderstood, Refusal, tooLong } from '../requests/refusals';
import type { Upstream, UpstreamAnswer } from '../upstreamCall';
import { passedOn } from './longList';
import { type Pruner, prunerOf } from './pruned';

/** By operation, status and media type. */
type Contract = Record<string, Record<string, Record<string, AnySchemaObject>>>;

const contractFile = new URL('../../../openapi/generated/answers.json', import.meta.url);

/** The violated rule. */
export type Breach = string;

/** What an answer leaves as: its media type, and the schema of what it says. */
interface Form {
  type: string;
  schema: AnySchemaObject;
}

interface Read {
  /** What the body says, in the contract's fields alone; what is no JSON is its own text. */
  said: unknown;
  breach: Breach | undefined;
  /** Whether it says fields at all. Every answer of the contract does. */
  isLegible: boolean;
  /** Whether what came is in order, and nothing of it was removed. */
  isAsItCame: boolean;
  /** The body as it may leave. */
  written(): Buffer;
}

/** Of an answer whose status says all: whatever its body holds, nobody reads it, and it does not go on. */
const NOTHING: AnySchemaObject = {};

export type AnswerRules = ReturnType<typeof answerRules>;

export function answerRules(contract: Contract = JSON.parse(readFileSync(contractFile, 'utf8'))) {
  const schemas = new SchemaCompiler({ strict: false, logger: false });
  // Compiled on first use: compiling all of them would delay every start by a tenth of a second.
  const compiled = new WeakMap<AnySchemaObject, ValidateFunction>();
  const pruners = new WeakMap<AnySchemaObject, Pruner>();

  function pruned(schema: AnySchemaObject, value: unknown): unknown {
    const prune = pruners.get(schema) ?? prunerOf([schema]);
    pruners.set(schema, prune);
    return prune(value);
  }

  function breachOf(schema: AnySchemaObject, value: unknown): Breach | undefined {
    const fits = compiled.get(schema) ?? schemas.compile(schema);
    compiled.set(schema, fits);
    // The path in the schema, not the one in the answer, which may contain data as keys.
    if (!fits(value)) return `${fits.errors?.at(-1)?.schemaPath}`;
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
    /** How an answer leaves whose status or type the contract does not have: as what it has for one of this kind, if anything. */
    formOf(operation: string, status: number): Form | undefined {
      const types = typesOf(contract[operation], status) ?? {};
      return WRITTEN.flatMap((type) => (types[type] ? [{ type, schema: types[type] }] : []))[0];
    },
    /** Once for all who want to know what was said: it may be as long as a hundred thousand records. */
    read(schema: AnySchemaObject, type: string, body: Buffer): Read {
      const text = textIn(body);
      if (text === undefined) return illegible(body.toString(), 'not UTF-8');
      if (type !== 'application/json') return inContractWords(schema, unquoted(text), breachOf(schema, text));
      const json = jsonIn(text);
      return json ? inContractWords(schema, json.value, breachOf(schema, json.value)) : illegible(text, 'not JSON');
    },
  };

  function inContractWords(schema: AnySchemaObject, value: unknown, breach: Breach | undefined): Read {
    const quotes = quotesIn(schema);
    const said = pruned(quotes.inside, value);
    const isLegible = typeof said === 'object' && said !== null && !Array.isArray(said);
    const isAsItCame = said === value && breach === undefined;
    return { said, breach, isLegible, isAsItCame, written: () => Buffer.from(inQuotes(said, quotes.pairs)) };
  }
}

/** A status that the contract does not have is like one that it has: another success like 200, another refusal like 500. */
export const typesOf = <Types>(statuses: Record<string, Types> | undefined, status: number): Types | undefined =>
  statuses?.[status] ?? statuses?.[status >= 400 ? 500 : status < 300 ? 200 : status];

const illegible = (said: string, breach: Breach): Read => ({
  said,
  breach,
  isLegible: false,
  isAsItCame: false,
  written: () => Buffer.of(),
});

const WRITTEN = ['application/json', 'text/plain'];

/** What JSON stands in quotes, as text answers do, and in how many pairs of them. */
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

const inQuotes = (said: unknown, pairs: number): string =>
  pairs > 1 ? JSON.stringify(inQuotes(said, pairs - 1)) : JSON.stringify(said);

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

/** Undefined if the answer is too large; refused if there is no room for it beside all others. */
export async function wholeOf(answer: Readable | Buffer, memory: Stay): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(answer)) return answer.length > limits.answer ? undefined : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > limits.answer) return undefined;
    memory.reach(size, 'answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Very many records, of which the beginning was checked, pass while they arrive, up to the limit; more break off. */
function limited(records: Readable): Readable {
  let size = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.answer) done(misunderstood());
      else done(null, chunk);
    },
  });
  return pipeline(records, guard, () => undefined);
}

/** Nobody reads it. */
export const release = (body: Readable | Buffer) =>
  void (Buffer.isBuffer(body) || body.on('error', () => undefined).destroy());

interface Checking {
  operation: OperationId;
  rules: AnswerRules;
  mode: Upstream['answers'];
  log: FastifyBaseLogger;
  /** Whether the text of a server's failure is shown to nobody. */
  hidesFailures: boolean;
  /** Whether somebody is sent it who reads all of it; otherwise it is read here. */
  isSentOn: boolean;
  memory: Stay;
}

const FAILURE = { message: 'Internal Server Error' };
const ANYTHING = {};

export interface CheckedAnswer extends UpstreamAnswer {
  /** What the body says: JSON, or else its text; undefined of a picture or a file. */
  said: unknown;
}

/**
 * The answer as it may go on: read, checked and without what the contract does not name. Of a picture, too, the first byte goes when
 * the last has come: then it is known to be there and not too large.
 */
export async function checkedAnswer(
  answer: UpstreamAnswer,
  { operation, rules, mode, log, hidesFailures, isSentOn, memory }: Checking,
): Promise<CheckedAnswer> {
  const { status } = answer;
  const type = mediaTypeOf(answer.type);
  const refuse = (): never => {
    release(answer.body);
    if (answer.whole) release(answer.whole);
    throw misunderstood();
  };
  const breaks = (rule: Breach): void => {
    log.error({ operation, status, rule }, 'an answer breaks the contract');
    if (mode === 'enforce') refuse();
  };

  if (status > 599) return refuse();
  // A server error passes as it is, in front of the mocks: the console does not show its text.
  if (status >= 500 && (hidesFailures || !isJson(type))) {
    release(answer.body);
    return { status, type: 'application/json', body: Buffer.from(JSON.stringify(FAILURE)), said: FAILURE };
  }
  const isFree = status >= 500 || answer.isOfProxy === true;
  const schema = isFree ? ANYTHING : rules.schemaOf(operation, status, type);
  if (schema === NOTHING) {
    release(answer.body);
    return { status, type: '', body: Buffer.of(), said: '' };
  }
  if (typeof schema === 'string') breaks(schema);
  const form = typeof schema === 'string' ? rules.formOf(operation, status) : { type, schema };
  // There is nothing of the contract that a page or a drawing could leave as.
  if (!form) return refuse();

  const { whole } = answer;
  if (whole && !isSentOn) release(answer.body);
  const body = await wholeOf(whole && !isSentOn ? whole : answer.body, memory).catch((error) => {
    throw error instanceof Refusal ? error : misunderstood();
  });
  if (!body) {
    log.error({ operation, status, rule: 'too large' }, 'an answer breaks the contract');
    throw tooLong();
  }
  if (typeof schema !== 'string' && !isRead(type) && !isFree) return { status, type, body, said: undefined };
  const { said, breach, isLegible, isAsItCame, written } = rules.read(form.schema, form.type, body);
  if (isFree) return { status, type, body, said };
  if (breach !== undefined && typeof schema !== 'string') breaks(breach);
  if (!isLegible) return refuse();
  if (whole && isSentOn) {
    const { longList: list } = operationNamed(operation).policy;
    const passing = { list, schema: form.schema, rules, inOurWords: answer.inOurWords, breaks };
    // Of other lists the mocks alone have a whole: they are written in the contract's types, and to look for more in it would cost a second.
    const passed = list === null ? limited(whole) : passedOn(whole, { ...passing, list });
    return { status, type: form.type, body: passed, said, whole };
  }
  // What breaks the contract never goes on in its own words: a name may be there twice, with another value each time.
  return { status, type: form.type, body: isAsItCame && typeof schema !== 'string' ? body : written(), said };
}
