// Shared helpers for reading answers: fields of schemas and kinds of values.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closeSchema';

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of all alternatives, by name. */
export function propertiesOf(...schemas: AnySchemaObject[]): Map<string, AnySchemaObject[]> {
  const named = new Map<string, AnySchemaObject[]>();
  for (const { properties = {} } of schemas.flatMap(partsOf)) {
    for (const [name, schema] of Object.entries<AnySchemaObject>(properties)) {
      named.set(name, [...(named.get(name) ?? []), schema]);
    }
  }
  return named;
}

/** The required fields of all alternatives. */
export const requiredFields = (...schemas: AnySchemaObject[]): string[] =>
  schemas.flatMap(partsOf).flatMap(({ required = [] }) => required as string[]);
