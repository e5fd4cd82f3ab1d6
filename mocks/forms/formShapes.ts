// The contract's description of multipart forms, which the mocks check themselves because those calls bypass Prism.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OperationId } from '#contract';
import requests from '../../openapi/generated/requests.json' with { type: 'json' };

interface Schema {
  required?: string[];
  properties?: Record<string, object>;
}

export interface FormShape {
  required: string[];
  /** The names of the parts that are JSON. */
  json: string[];
  files: string[];
  /** Whether a JSON part matches its schema in the contract. */
  fits: (name: string, part: unknown) => boolean;
}

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
const checks = new Map<object, (part: unknown) => boolean>();

function checkOf(schema: object): (part: unknown) => boolean {
  const known = checks.get(schema);
  if (known) return known;
  const check = ajv.compile(schema);
  checks.set(schema, check);
  return check;
}

const described: Record<string, { bodies: Record<string, Schema> }> = requests;

export function formShapeOf(operation: OperationId): FormShape {
  const { required = [], properties = {} } = described[operation]?.bodies['multipart/form-data'] ?? {};
  const parts = Object.entries(properties);
  return {
    required,
    json: parts.filter(([, part]) => 'type' in part && part.type === 'object').map(([name]) => name),
    files: parts.filter(([, part]) => 'format' in part && part.format === 'binary').map(([name]) => name),
    fits: (name, part) => checkOf(properties[name] ?? {})(part),
  };
}

/** Whether the call sends a picture as base64 text in its wrapped body. */
const sendsBase64 = (operation: OperationId) => {
  const wrapped: Schema = described[operation]?.bodies['application/json']?.properties?.Value ?? {};
  return 'base64' in (wrapped.properties ?? {});
};

/** Every call that uploads a file, as a part of a form or as text in its body. */
export const uploadOperations = (Object.keys(described) as OperationId[]).filter(
  // `addProduct` is excluded, because most products are sent without a picture.
  (id) => formShapeOf(id).files.length > 0 || (sendsBase64(id) && id !== 'addProduct'),
);
