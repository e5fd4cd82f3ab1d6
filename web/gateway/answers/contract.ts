// The contract's rules for each call, for checking and translating it. The files are made by
// scripts/contract/makeContract.ts.
import type { AnySchemaObject } from 'ajv';
import { type OperationId, operationTable } from '#contract';
import answers from '../../../openapi/generated/answers.json' with { type: 'json' };
import requests from '../../../openapi/generated/requests.json' with { type: 'json' };

export interface RequestRules {
  summary: string;
  headers: Record<string, { required: boolean; schema: AnySchemaObject }>;
  /** Headers that the gateway uses itself and does not pass on. */
  headersOfGateway: string[];
  /** The names of the path's parameters. */
  path: string[];
  query: Record<string, { required: boolean; schema: AnySchemaObject }>;
  bodyRequired: boolean;
  /** By media type. */
  bodies: Record<string, AnySchemaObject>;
  /** The one field that a JSON body is wrapped in. */
  wrapping: string | null;
}

/** By media type. */
export type AnswerTypes = Record<string, AnySchemaObject>;

// Read as the tables that they are, not as the type of each single schema in them.
export const requestRules = requests as unknown as Record<OperationId, RequestRules>;
/** By status. */
export const answerSchemas = answers as unknown as Record<OperationId, Record<string, AnswerTypes>>;

export const isOperation = (name: string): name is OperationId => Object.hasOwn(operationTable, name);
export const operationIds = Object.keys(operationTable).filter(isOperation);

/** Reads may be retried. The verb is reliable because the contract's lint restricts the verbs of operations. */
export const isReadOperation = (operation: OperationId) =>
  /^(list|get|find|search|count|view|check|download)[A-Z]/.test(operation);

/** The names of the fields at any depth. */
function fieldsOf(schema: AnySchemaObject): string[] {
  const { properties = {}, items, contentSchema, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...Object.values(properties), items, contentSchema, ...allOf, ...oneOf, ...anyOf];
  return [
    ...Object.keys(properties),
    ...parts.flatMap((part) => (part instanceof Object ? fieldsOf(part as AnySchemaObject) : [])),
  ];
}

export const requestFields = (operation: OperationId) =>
  new Set(Object.values(requestRules[operation].bodies).flatMap(fieldsOf));

/** The parts of its form that are files. */
export const filePartsOf = (operation: OperationId): string[] =>
  Object.entries(requestRules[operation].bodies['multipart/form-data']?.properties ?? {})
    .filter(([, schema]) => (schema as AnySchemaObject).format === 'binary')
    .map(([name]) => name);

export const answerFields = (operation: OperationId) =>
  new Set(
    Object.values(answerSchemas[operation])
      .flatMap((types) => Object.values(types))
      .flatMap(fieldsOf),
  );
