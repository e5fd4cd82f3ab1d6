// Lets every call and answer through, and notes where it departs from the contract: place and rule, never a value.
import { buffer } from 'node:stream/consumers';
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import { mediaTypeOf } from '../answers/answers';
import { closeSchema } from '../answers/closeSchema';
import { answerSchemas, requestRules } from '../answers/contract';
import { schemaErrorsOf } from '../answers/schemaErrors';
import { percentDecoded } from '../requests/address';
import { textIn } from '../requests/bodies';
import { partsOf } from '../requests/form';
import { operationNamed } from '../requests/operations';
import type { Upstream, UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import type { DriftReport } from './driftReport';

export function watchForDrift(upstream: Upstream, report: DriftReport): Upstream {
  const schemas = new SchemaCompiler({ strict: false, logger: false, allErrors: true });
  const validators = new Map<AnySchemaObject, ValidateFunction>();

  function validatorOf(schema: AnySchemaObject): ValidateFunction {
    const made = validators.get(schema) ?? schemas.compile(closeSchema(schema));
    validators.set(schema, made);
    return made;
  }

  function check(operation: string, part: string, schema: AnySchemaObject, value: unknown): void {
    const fits = validatorOf(schema);
    if (!fits(value))
      for (const departure of schemaErrorsOf(fits.errors ?? [])) report.note(operation, part, departure);
    if (schema.contentSchema && typeof value === 'string') checkJson(operation, part, schema.contentSchema, value);
  }

  function checkJson(operation: string, part: string, schema: AnySchemaObject, text: string | undefined): void {
    let value: unknown;
    try {
      value = JSON.parse(text ?? '');
    } catch {
      report.note(operation, part, { place: '/', rule: 'is not JSON' });
      return;
    }
    check(operation, part, schema, value);
  }

  function checkRequest({ operation, headers, query, body, bodyType = '' }: UpstreamCall): void {
    const rules = requestRules[operation];
    for (const [name, { required, schema }] of Object.entries(rules.headers)) {
      const value = headers[name.toLowerCase()];
      if (value !== undefined)
        check(operation, `request header ${name}`, textSchema(schema), percentDecoded(value) ?? value);
      else if (required) report.note(operation, `request header ${name}`, { place: '/', rule: 'is missing' });
    }
    for (const [name, { required, schema }] of Object.entries(rules.query)) {
      const value = query[name];
      if (value !== undefined) check(operation, `query ${name}`, textSchema(schema), value);
      else if (required) report.note(operation, `query ${name}`, { place: '/', rule: 'is missing' });
    }
    const type = mediaTypeOf(bodyType);
    const schema = rules.bodies[type];
    if (!schema || !body) return;
    if (type === 'application/json') checkJson(operation, 'request body', schema, textIn(body));
    if (type !== 'multipart/form-data') return;
    const { jsonParts } = operationNamed(operation).policy;
    for (const { name, bytes } of partsOf(body, bodyType)) {
      if (jsonParts.includes(name))
        checkJson(operation, `request part ${name}`, schema.properties[name], textIn(bytes));
    }
  }

  async function checkAnswer({ operation }: UpstreamCall, answer: UpstreamAnswer): Promise<UpstreamAnswer> {
    const part = `answer ${answer.status}`;
    const type = mediaTypeOf(answer.type);
    const types = answerSchemas[operation][answer.status];
    if (!types) report.note(operation, part, { place: '/', rule: 'is a status that the contract does not have' });
    const schema = types?.[type];
    if (types && !schema && Object.keys(types).length > 0) {
      report.note(operation, part, {
        place: '/',
        rule: `is ${mediaType(type)}, not ${Object.keys(types).join(' or ')}`,
      });
    }
    if (!schema || !/json|text/.test(type)) return answer;
    const body = Buffer.isBuffer(answer.body) ? answer.body : await buffer(answer.body);
    if (type.includes('json')) checkJson(operation, part, schema, textIn(body));
    else check(operation, part, schema, textIn(body));
    return { ...answer, body };
  }

  return {
    ...upstream,
    answers: 'report',
    async call(call) {
      report.count(call.operation);
      checkRequest(call);
      return checkAnswer(call, await upstream.call(call));
    },
    async close() {
      await upstream.close();
      report.write();
    },
  };
}

const mediaType = (type: string) => (/^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim() : 'without a media type');

const NUMBER = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };

/** Header and query values are text here, also where the contract has a number. */
const textSchema = (schema: AnySchemaObject): AnySchemaObject =>
  schema.type === 'integer' || schema.type === 'number' ? NUMBER : schema;
