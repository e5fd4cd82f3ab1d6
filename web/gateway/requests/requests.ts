// Checks every request against the contract's schema of its operation: headers, query and body. A refusal names the
// place and the rule, never a value.
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OperationId } from '#contract';
import { closeSchema } from '../answers/closeSchema';
import { requestRules } from '../answers/contract';
import { schemaErrorsOf } from '../answers/schemaErrors';
import { percentDecoded } from './address';
import { withBase64Check } from './base64';
import { requireFittingWords } from './pictures';
import { badRequest } from './refusals';

interface RequestHead {
  /** By name in lower case, percent-encoded. */
  headers: Record<string, string>;
  query: Record<string, string>;
}

// strictNumbers, because a number that is too large becomes Infinity, which JSON would pass on as null. The schemas
// themselves are not checked: the contract's lint has done it, and the first request would wait for it.
const schemas = withBase64Check(
  new SchemaCompiler({ strict: false, strictNumbers: true, logger: false, validateSchema: false }),
);
// Compiled on first use: compiling all of them would delay every start.
const compiled = new WeakMap<AnySchemaObject, ValidateFunction>();

function validatorOf(schema: AnySchemaObject): ValidateFunction {
  const validator = compiled.get(schema) ?? schemas.compile(closeSchema(asParsed(schema)));
  compiled.set(schema, validator);
  return validator;
}

/** Throws at the first breach. */
function hold(schema: AnySchemaObject, value: unknown, part: string): void {
  const fits = validatorOf(schema);
  if (fits(value)) return;
  const [departure] = schemaErrorsOf(fits.errors ?? []);
  throw badRequest(named(part, departure?.place ?? '/'), departure?.rule ?? 'is not valid');
}

/** Throws if a required text is missing, or if a text does not fit its schema. */
function holdText(part: string, schema: AnySchemaObject, required: boolean, text: string | undefined): void {
  if (text === undefined) {
    if (required) throw badRequest(part, 'is missing');
  } else {
    hold(schema, parsedText(schema, text), part);
    if (hasBadText(text)) throw badRequest(part, BAD_TEXT);
  }
}

/** Before the body is read. */
export function checkHead(operation: OperationId, { headers, query }: RequestHead): void {
  const rules = requestRules[operation];
  for (const [name, { required, schema }] of Object.entries(rules.headers)) {
    const sent = headers[name.toLowerCase()];
    // Servers differ in how they read other characters and tabs.
    if (sent !== undefined && !PRINTABLE.test(sent)) throw badRequest(`The header ${name}`, 'is not plain ASCII');
    const text = sent === undefined ? undefined : percentDecoded(sent);
    if (sent !== undefined && text === undefined) throw badRequest(`The header ${name}`, 'is not percent-encoded');
    holdText(`The header ${name}`, schema, required, text);
  }
  for (const [name, { required, schema }] of Object.entries(rules.query)) {
    holdText(`The query's ${name}`, schema, required, query[name]);
  }
}

export function checkBody(operation: OperationId, type: string | undefined, json: unknown): void {
  const { bodies, bodyRequired } = requestRules[operation];
  if (type === undefined || json === undefined) {
    if (bodyRequired) throw badRequest('The body', 'is missing');
    return;
  }
  const schema = bodies[type];
  if (hasBadText(json)) throw badRequest('The body', BAD_TEXT);
  if (schema) hold(schema, json, 'The body');
  requireFittingWords(json);
}

const PRINTABLE = /^[ -~]*$/;

const BAD_TEXT = 'has a character that no text may have, or a number that is too large';

/**
 * Whether there is a NUL, where some servers end a text, half a character, which they write differently, or a whole
 * number that they may round. The body was parsed with a limit on its depth.
 */
function hasBadText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value);
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => hasBadText(name) || hasBadText(each));
}

/** Only one spelling of each whole number is allowed, so that two texts cannot mean the same record. */
const NUMBERS: Record<string, RegExp> = {
  integer: /^(0|-?[1-9]\d{0,14})$/,
  number: /^(0|-?[1-9]\d{0,14})(\.\d{1,10})?$/,
};

/** Converts the text of a header or query parameter to the contract's type; left as text where it does not fit. */
function parsedText({ type }: AnySchemaObject, text: string): unknown {
  const number = NUMBERS[String(type)];
  if (number) return number.test(text) ? Number(text) : text;
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

/** The schema of a form as it is parsed here: files are not checked, and JSON in a field is checked as parsed JSON. */
function asParsed(schema: AnySchemaObject): AnySchemaObject {
  const { properties } = schema as { properties?: Record<string, AnySchemaObject> };
  if (!properties) return schema;
  const fieldAsParsed = (field: AnySchemaObject) => (field.format === 'binary' ? {} : (field.contentSchema ?? field));
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fieldAsParsed(field)])),
  };
}

/** Formats a place like `Value.rolesid`; an entry of a list is `*`. */
const named = (part: string, place: string) => (place === '/' ? part : place.slice(1).replaceAll('/', '.'));
