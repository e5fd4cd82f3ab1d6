// Validates values. Each schema is compiled once, on first use.
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';

const schemas = new SchemaCompiler({ strict: false, logger: false });
const compiled = new WeakMap<AnySchemaObject, ValidateFunction>();

export function fits(schema: AnySchemaObject, value: unknown): boolean {
  const check = compiled.get(schema) ?? schemas.compile(schema);
  compiled.set(schema, check);
  return check(value) === true;
}
