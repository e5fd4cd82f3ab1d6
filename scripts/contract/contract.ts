// Makes the files of openapi/generated/ from the contract: types, operation table, policies, schemas, help texts and a
// bundled document. They are never edited and never committed.
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Power } from '../../web/gateway/policy/policyTypes';
import { type Schema, shapeOfAnswer } from './answerShapes';
import { type RequestedOperation, requestFiles } from './contractRequests';
import { type CallHelp, helpOf } from './helpOfContract';
import { type DescribedOperation, policyOf, type SecuritySchemes } from './operationPolicy';
import { asReceived, type BundledDocument } from './receivedTypes';
import { type RefusalValue, refusalMessage } from './refusalMessage';

const root = new URL('../../openapi/openapi.yaml', import.meta.url);

/** `x-field` names the field of the request that a refusal is about. */
type Example = { value: RefusalValue; 'x-field'?: string };
type Media = { schema?: Schema; examples?: Record<string, Example> };
type Operation = DescribedOperation &
  RequestedOperation & {
    tags: string[];
    responses: Record<string, { content?: Record<string, Media> }>;
  };
interface Document {
  security: Record<string, unknown>[];
  components: { securitySchemes: SecuritySchemes };
  paths: Record<string, Record<string, Operation>>;
  'x-powers': Record<string, Power>;
}

const MADE = '// Made from openapi/. Do not edit.';

const union = (paths: string[]) => paths.map((path) => JSON.stringify(path)).join(' | ');

/** The files that are read at run time, by name. */
export async function contractFiles(): Promise<Record<string, string>> {
  const config = await createConfig({});
  const ref = fileURLToPath(root);
  const { bundle: bundled } = await bundle({ ref, config, dereference: true });
  // For people to read: with its references, so that shared parts appear once.
  const { bundle: readable } = await bundle({ ref, config });
  const contract = bundled.parsed as Document;
  const tables = tablesOf(contract);
  return {
    'contract.ts': tableFile(tables, contract['x-powers']),
    'examples.ts': `${MADE}
export const examples = ${JSON.stringify(tables.examples, null, 2)} as const;
`,
    'policy.ts': `${MADE}
import type { OperationPolicy } from '../../web/gateway/policy/policyTypes';
import type { OperationId } from '#contract';

export const policies: Record<OperationId, OperationPolicy> = ${JSON.stringify(tables.policies, null, 2)};
`,
    'help.json': JSON.stringify(tables.help),
    'answers.json': JSON.stringify(tables.answers),
    'document.json': JSON.stringify(readable.parsed),
    ...requestFiles(contract),
  };
}

function tablesOf(contract: Document) {
  const operations: Record<string, unknown> = {};
  const examples: Record<string, Record<string, Record<string, unknown>>> = {};
  const refusedFields: Record<string, Record<string, string>> = {};
  const answers: Record<string, Record<string, Record<string, unknown>>> = {};
  const answerShapes: Record<string, unknown> = {};
  const policies: Record<string, unknown> = {};
  const ownPaths: string[] = [];
  const replacingPaths: string[] = [];
  const acts: Record<string, { path: string; why: string }> = {};
  const help: Record<string, CallHelp> = {};
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const [scheme] = operation.security ?? contract.security;
      operations[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        area: operation.tags[0],
        security: Object.keys(scheme ?? {})[0] ?? null,
        statuses: Object.keys(operation.responses).map(Number),
      };
      policies[operation.operationId] = policyOf(operation, contract.components.securitySchemes, contract.security);
      if (operation['x-gateway-own']) ownPaths.push(path);
      if (typeof operation['x-replaces'] === 'string') replacingPaths.push(path);
      if (typeof operation['x-asks'] === 'string') acts[operation.operationId] = { path, why: operation['x-asks'] };
      // Reads need no help text, because the list itself shows what is wrong.
      const callHelp = method === 'get' ? undefined : helpOf(operation);
      if (callHelp) help[operation.operationId] = callHelp;
      const call = `${method.toUpperCase()} ${path}`;
      answerShapes[call] = shapeOfAnswer(operation.responses[200]?.content);
      const refusals = refusalsOf(operation);
      if (refusals.length > 0) refusedFields[call] = Object.fromEntries(refusals);
      answers[operation.operationId] = answersOf(operation);
      examples[operation.operationId] = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => {
          const [media] = Object.values(response.content ?? {});
          const named = Object.entries(media?.examples ?? {}).map(([name, example]) => [name, example.value]);
          return [status, Object.fromEntries(named)];
        }),
      );
    }
  }
  return { operations, examples, refusedFields, answers, answerShapes, policies, ownPaths, replacingPaths, acts, help };
}

/** The message of each refusal that is about one field, with that field. */
function refusalsOf({ responses }: Operation): [message: string, field: string][] {
  return Object.values(responses)
    .flatMap(({ content }) => Object.values(content ?? {}))
    .flatMap((media) => Object.values(media.examples ?? {}))
    .flatMap(({ value, 'x-field': field }) => {
      const message = refusalMessage(value);
      return field && message ? [[message, field]] : [];
    });
}

/** The schemas that the gateway checks answers against, by status and media type. */
function answersOf({ responses }: Operation): Record<string, Record<string, unknown>> {
  const schemas = (content: Record<string, Media>) =>
    Object.fromEntries(Object.entries(content).map(([type, { schema = {} }]) => [type, schema]));
  return Object.fromEntries(Object.entries(responses).map(([status, { content = {} }]) => [status, schemas(content)]));
}

/** In forms the type of a file is Blob, not string. */
const asFile = ({ format }: { format?: string }) =>
  format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;

/** The files that only the compiler reads, by name. */
export async function contractTypes(): Promise<Record<string, string>> {
  const options = { alphabetize: true, immutable: false, transform: asFile };
  const { bundle: bundled } = await bundle({ ref: fileURLToPath(root), config: await createConfig({}) });
  const types = await openapiTS(root, options);
  const received = await openapiTS(asReceived(bundled.parsed as OpenAPI3 & BundledDocument), options);
  return {
    'schema.ts': `${MADE}\n${astToString(types)}`,
    'received.ts': `${MADE}\n${astToString(received)}`,
  };
}

const changesIn = (shapes: Record<string, unknown>) =>
  Object.keys(shapes).filter((call) => shapes[call] === 'done' || shapes[call] === 'status');

const tableFile = (tables: ReturnType<typeof tablesOf>, powers: Record<string, Power>) => `${MADE}
import type { Power } from '#wire/powers';
import type { paths } from './received';

export type * from './schema';
/** The contract's types as the console receives them: see scripts/contract/receivedTypes.ts. */
export type { components as received } from './received';

export const operationTable = ${JSON.stringify(tables.operations, null, 2)} as const;

export type OperationId = keyof typeof operationTable;

export type PowerName = ${union(Object.keys(powers))};

/** Who may make calls and open screens. */
export const powers: Record<PowerName, Power> = ${JSON.stringify(powers, null, 2)};

/** The calls that a browser can make; the others are the gateway's own. */
export type BrowserPaths = Omit<paths, ${union(tables.ownPaths)}>;

/** The calls that replace a record, which a colleague may have changed meanwhile. */
export type ReplacingPath = ${union(tables.replacingPaths)};

/**
 * Calls that affect more than one person or cannot be undone, with the reason. They are sent only after a confirmation.
 */
export const acts = ${JSON.stringify(tables.acts, null, 2)} as const;
export type ActPath = (typeof acts)[keyof typeof acts]['path'];

/** The field of the request that a refusal is about, by call and by the server's message. */
export const refusedFields: Record<string, Record<string, string>> = ${JSON.stringify(tables.refusedFields, null, 2)};

/** \`status\`: only the status counts; \`done\`: a success flag; \`bytes\`: a picture; else the required fields. */
export type AnswerShape = 'status' | 'done' | 'bytes' | string[];

/** By call: the shape that an answer must have to count as a success. */
export const answerShapes: Record<string, AnswerShape> = ${JSON.stringify(tables.answerShapes, null, 2)};

/** The calls whose answer only says whether something was done. */
export const changes: readonly string[] = ${JSON.stringify(changesIn(tables.answerShapes), null, 2)};
`;
