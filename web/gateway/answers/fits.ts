// Validates values of answers. Each schema is compiled once, on first use: compiling all of them would delay every
// start by a tenth of a second. The contract's lint has checked the schemas themselves.
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';

// How long a text may be is a rule for what people write. A server's own longer text is no reason to lose it.
const schemas = new SchemaCompiler({ strict: false, logger: false, validateSchema: false }).removeKeyword('maxLength');
const compiled = new WeakMap<AnySchemaObject, ValidateFunction>();

export function validatorOf(schema: AnySchemaObject): ValidateFunction {
  const validator = compiled.get(schema) ?? schemas.compile(schema);
  compiled.set(schema, validator);
  return validator;
}

export const fits = (schema: AnySchemaObject, value: unknown): boolean => validatorOf(schema)(value) === true;
