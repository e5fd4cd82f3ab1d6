// Checks every answer of the upstream against the contract. An answer that violates it is replaced by a 502, and the log
// gets the operation and the violated rule, but no value.
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limits, textIn } from './bodies';
import { misunderstood, Refusal } from './refusals';

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

const typeOf = (reply: FastifyReply) =>
  String(reply.getHeader('content-type') ?? '')
    .replace(/;.*/s, '')
    .trim()
    .toLowerCase();

/** Undefined if the answer is too large. */
async function wholeOf(answer: unknown): Promise<Buffer | undefined> {
  if (answer === undefined || answer === null) return Buffer.alloc(0);
  if (typeof answer === 'string' || Buffer.isBuffer(answer)) return Buffer.from(answer);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as Readable) {
    size += chunk.length;
    if (size > limits.answer) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A hook on the way out, so that no upstream can forget the check. */
export function checkAnswers(scope: FastifyInstance, rules: AnswerRules, isOwnError = (_type: string) => false) {
  scope.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request;
    const type = typeOf(reply);
    // A server error passes as it is: the console does not show its text.
    if (reply.refused || !operation || reply.statusCode >= 500) return payload;
    if (reply.statusCode >= 400 && isOwnError(type)) return payload;

    const refuse = (rule: Breach): never => {
      request.log.error({ operation: operation.id, status: reply.statusCode, rule }, 'an answer breaks the contract');
      for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) reply.removeHeader(name);
      throw misunderstood();
    };
    const schema = rules.schemaOf(operation.id, reply.statusCode, type);
    if (typeof schema === 'string') {
      (payload as Readable | undefined)?.destroy?.();
      return refuse(schema);
    }
    if (!isRead(type)) return payload;

    const body = await wholeOf(payload).catch((error) => {
      throw error instanceof Refusal ? error : misunderstood();
    });
    if (!body) return refuse('too large');
    const breach = rules.breach(schema, type, body);
    return breach === undefined ? body : refuse(breach);
  });
}
