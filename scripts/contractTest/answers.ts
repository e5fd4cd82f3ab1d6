// What is wrong with the answer to an allowed request.
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import { UNREAD_ROWS } from '#wire/unread';
import { answerRules } from '../../web/gateway/answers/answers';
import { schemaErrorsOf } from '../../web/gateway/answers/schemaErrors';
import type { Operation } from './contract';
import type { Answer } from './wire';

const rules = answerRules();
const schemas = new SchemaCompiler({ strict: false, logger: false, allErrors: true });
const validators = new WeakMap<AnySchemaObject, ValidateFunction>();

/** What is wrong, fault by fault. */
export function wrongWith(operation: Operation, { status, type, value }: Answer): string[] {
  if (status === 0) return ['got no answer'];
  if (status >= 500) return [`answered ${status}`];
  const schema = rules.schemaOf(operation.id, status, type);
  if (typeof schema === 'string') return [`answered ${status} as ${type || 'no media type'}: ${schema}`];
  if (type !== 'application/json' && type !== 'text/plain') return [];
  const unread = Object(value)[UNREAD_ROWS];
  const lost = Array.isArray(unread) ? [`${unread.length} of its rows could not be read`] : [];
  return [...breaches(schema, value), ...lost].map((breach) => `answered ${status}, and ${breach}`);
}

function breaches(schema: AnySchemaObject, value: unknown): string[] {
  const fits = validators.get(schema) ?? schemas.compile(schema);
  validators.set(schema, fits);
  if (!fits(value)) return schemaErrorsOf(fits.errors ?? []).map(({ place, rule }) => `${place} ${rule}`);
  if (!schema.contentSchema) return [];
  try {
    return breaches(schema.contentSchema, JSON.parse(String(value)));
  } catch {
    return ['its content is not JSON'];
  }
}
