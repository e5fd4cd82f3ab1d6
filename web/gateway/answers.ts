// Checks every answer of the upstream against the contract. An answer that violates it is replaced by a 502, and the log
// gets the operation and the violated rule, but no value.
import { readFileSync } from 'node:fs';
import { pipeline, type Readable, Transform } from 'node:stream';
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyBaseLogger } from 'fastify';
import { limits, textIn } from './bodies';
import { misunderstood, Refusal } from './refusals';
import type { Stay } from './room';
import type { Upstream, UpstreamAnswer } from './upstreamCall';

/** By operation, status and media type. */
type Contract = Record<string, Record<string, Record<string, AnySchemaObject>>>;

const contractFile = new URL('../../openapi/generated/answers.json', import.meta.url);

/** The violated rule. */
export type Breach = string;

export type AnswerRules = ReturnType<typeof answerRules>;

export function answerRules(contract: Contract = JSON.parse(readFileSync(contractFile, 'utf8'))) {
  const schemas = new SchemaCompiler({ strict: false, logger: false });
  // Compiled on first use: compiling all of them would delay every start by a tenth of a second.
  const compiled = new WeakMap<AnySchemaObject, ValidateFunction>();

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
      if (!types) return `status ${status}`;
      if (Object.keys(types).length === 0) return { maxLength: 0 };
      return types[type] ?? `no such type for ${status}`;
    },
    /** Once for all who want to know what was said: it may be as long as a hundred thousand records. */
    read(schema: AnySchemaObject, type: string, body: Buffer): { said: unknown; breach: Breach | undefined } {
      const text = textIn(body);
      const legible = text ?? body.toString();
      const json = jsonIn(legible);
      const said = json ? json.value : legible;
      if (text === undefined) return { said, breach: 'not UTF-8' };
      if (type !== 'application/json') return { said, breach: breachOf(schema, text) };
      return { said, breach: json ? breachOf(schema, json.value) : 'not JSON' };
    },
  };
}

function jsonIn(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Whether the body is checked. Pictures and files are checked by their type only. */
const isRead = (type: string) => type === '' || type === 'application/json' || type === 'text/plain';

export const mediaTypeOf = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();

/** Undefined if the answer is too large; refused if there is no room for it beside all others. */
async function wholeOf(answer: Readable | Buffer, memory: Stay): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(answer)) return answer.length > limits.answer ? undefined : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > limits.answer) return undefined;
    memory.reach(size);
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

const release = (body: Readable | Buffer) =>
  void (Buffer.isBuffer(body) || body.on('error', () => undefined).destroy());

interface Checking {
  operation: string;
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

/** The answer as it may go on. Of a file, too, the first byte goes when the last has come: then it is known to be there and not too large. */
export async function checkedAnswer(
  answer: UpstreamAnswer,
  { operation, rules, mode, log, hidesFailures, isSentOn, memory }: Checking,
): Promise<CheckedAnswer> {
  const { status } = answer;
  const type = mediaTypeOf(answer.type);
  if (status >= 500 && hidesFailures) {
    release(answer.body);
    return { status, type: 'application/json', body: Buffer.from(JSON.stringify(FAILURE)), said: FAILURE };
  }
  const breaks = (rule: Breach): void => {
    log.error({ operation, status, rule }, 'an answer breaks the contract');
    if (mode !== 'enforce') return;
    release(answer.body);
    if (answer.whole) release(answer.whole);
    throw misunderstood();
  };

  // A server error passes as it is: the console does not show its text.
  const isFree = status >= 500 || answer.isOfProxy === true;
  const schema = isFree ? ANYTHING : rules.schemaOf(operation, status, type);
  if (typeof schema === 'string') breaks(schema);
  const { whole } = answer;
  if (whole && !isSentOn) release(answer.body);
  const body = await wholeOf(whole && !isSentOn ? whole : answer.body, memory).catch((error) => {
    throw error instanceof Refusal ? error : misunderstood();
  });
  if (!body) {
    log.error({ operation, status, rule: 'too large' }, 'an answer breaks the contract');
    throw misunderstood();
  }
  if (!isRead(type) && !isFree) return { ...answer, body, said: undefined };
  const isJudged = !isFree && typeof schema !== 'string';
  const { said, breach } = rules.read(isJudged ? schema : ANYTHING, type, body);
  if (isJudged && breach !== undefined) breaks(breach);
  return { ...answer, body: whole && isSentOn ? limited(whole) : body, said };
}
