// Checks every answer of the upstream against the contract. An answer that violates it is replaced by a 502, and the log
// gets the operation and the violated rule, but no value.
import { readFileSync } from 'node:fs';
import { pipeline, Readable, Transform } from 'node:stream';
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyBaseLogger } from 'fastify';
import { limits, textIn } from './bodies';
import { misunderstood, Refusal } from './refusals';
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
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return 'not JSON';
    }
    return breachOf(schema, value);
  }

  return {
    /** The schema for this answer, or the rule that its status or type violates. */
    schemaOf(operation: string, status: number, type: string): AnySchemaObject | Breach {
      const types = contract[operation]?.[status];
      if (!types) return `status ${status}`;
      if (Object.keys(types).length === 0) return { maxLength: 0 };
      return types[type] ?? `no such type for ${status}`;
    },
    breach(schema: AnySchemaObject, type: string, body: Buffer): Breach | undefined {
      const text = textIn(body);
      if (text === undefined) return 'not UTF-8';
      return type === 'application/json' ? breachOfText(schema, text) : breachOf(schema, text);
    },
  };
}

/** Whether the body is checked. Pictures and files are checked by their type only. */
const isRead = (type: string) => type === '' || type === 'application/json' || type === 'text/plain';

export const mediaTypeOf = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();

/** Undefined if the answer is too large. */
async function wholeOf(answer: Readable | Buffer): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(answer)) return answer.length > limits.answer ? undefined : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > limits.answer) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file passes while it arrives, up to the limit; a longer one breaks off. */
function limited(file: Readable | Buffer): Readable {
  let size = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.answer) done(misunderstood());
      else done(null, chunk);
    },
  });
  return pipeline(Buffer.isBuffer(file) ? Readable.from([file]) : file, guard, () => undefined);
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
}

const FAILURE = Buffer.from('{"message":"Internal Server Error"}');

/** The answer as it may go on: read and checked, or a file that streams. */
export async function checkedAnswer(
  answer: UpstreamAnswer,
  { operation, rules, mode, log, hidesFailures }: Checking,
): Promise<UpstreamAnswer> {
  const { status } = answer;
  const type = mediaTypeOf(answer.type);
  if (status >= 500 && hidesFailures) {
    release(answer.body);
    return { status, type: 'application/json', body: FAILURE };
  }
  const breaks = (rule: Breach): void => {
    log.error({ operation, status, rule }, 'an answer breaks the contract');
    if (mode === 'enforce') throw misunderstood();
  };

  // A server error passes as it is: the console does not show its text.
  const isFree = status >= 500 || answer.isOfProxy === true;
  const schema = isFree ? {} : rules.schemaOf(operation, status, type);
  if (typeof schema === 'string') {
    if (mode === 'enforce') release(answer.body);
    breaks(schema);
  }
  if (!isRead(type) && !isFree) return { ...answer, body: limited(answer.body) };

  const body = await wholeOf(answer.body).catch((error) => {
    throw error instanceof Refusal ? error : misunderstood();
  });
  if (!body) {
    log.error({ operation, status, rule: 'too large' }, 'an answer breaks the contract');
    throw misunderstood();
  }
  const breach = isFree || typeof schema === 'string' ? undefined : rules.breach(schema, type, body);
  if (breach !== undefined) breaks(breach);
  return { ...answer, body };
}
