// The part of JSON Schema that the contract uses for requests.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { withBase64Check } from '../../web/gateway/requests/base64';

export interface Schema {
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  maxProperties?: number;
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  format?: string;
  contentEncoding?: string;
  contentSchema?: Schema;
  examples?: unknown[];
}

const ajv = withBase64Check(new Ajv2020({ strict: false, logger: false }));
const compiled = new WeakMap<Schema, (value: unknown) => boolean>();

/** Whether the value fits. Files in a form are not checked. */
export function fits(schema: Schema, value: unknown): boolean {
  const check = compiled.get(schema) ?? ajv.compile(withoutFiles(schema));
  compiled.set(schema, check);
  return check(value);
}

function withoutFiles(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, inner]) => [name, isFile(inner) ? {} : inner]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

export const isFile = ({ format }: Schema) => format === 'binary';

/** The schema with all parts of its `allOf` merged. */
export function merged(schema: Schema): Schema {
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const parts = [...allOf.map(merged), own];
  const all: Schema = Object.assign({}, ...parts);
  const required = parts.flatMap((part) => part.required ?? []);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  if (required.length > 0) all.required = [...new Set(required)];
  if (Object.keys(properties).length > 0) all.properties = properties;
  return all;
}

/** The length as JSON Schema counts it: in code points, not in UTF-16 units. */
export const lengthOf = (text: string) => [...text].length;
