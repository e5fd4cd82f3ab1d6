// Makes the contract's schemas reject fields that they do not name.
import type { AnySchemaObject } from 'ajv';

export const COMPOSITIONS = ['allOf', 'oneOf', 'anyOf'] as const;

/** The schema and all schemas that it is composed of, at any depth. */
export const partsOf = (schema: AnySchemaObject): AnySchemaObject[] => [schema, ...composing(schema).flatMap(partsOf)];

/** Only the composition as a whole is closed, because each part names only its own fields. */
export function closeSchema(schema: AnySchemaObject): AnySchemaObject {
  return namesFields(schema) && schema.additionalProperties === undefined
    ? { ...inside(schema), unevaluatedProperties: false }
    : inside(schema);
}

const composing = (schema: AnySchemaObject): AnySchemaObject[] => COMPOSITIONS.flatMap((kind) => schema[kind] ?? []);

const namesFields = (schema: AnySchemaObject): boolean =>
  schema.properties !== undefined || composing(schema).some(namesFields);

function inside(schema: AnySchemaObject): AnySchemaObject {
  const { properties, items } = schema;
  const compositions = COMPOSITIONS.filter((kind) => schema[kind] !== undefined);
  return {
    ...schema,
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: closeSchema(items) }),
    ...Object.fromEntries(compositions.map((kind) => [kind, schema[kind].map(inside)])),
  };
}

const mapped = (properties: Record<string, AnySchemaObject>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closeSchema(schema)]));
