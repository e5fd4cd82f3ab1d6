// Reads the contract for the test: each operation with its request, its answers and its examples.
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { OperationId } from '#contract';
import { policies } from '../../openapi/generated/policy';
import { requestRules } from '../../web/gateway/answers/contract';
import type { OperationPolicy } from '../../web/gateway/policy/policyTypes';
import type { Schema } from './schema';

interface Parameter {
  name: string;
  in: 'header' | 'query';
  required: boolean;
  schema: Schema;
  example: unknown;
  /** Whether it is for the gateway, which does not pass it on. */
  isOfGateway: boolean;
}

interface Body {
  type: string;
  schema: Schema;
  example: unknown;
}

export interface Example {
  status: number;
  name: string;
  type: string;
  value: unknown;
  /** The field of the request that a refusal is about. */
  field: string | undefined;
}

export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  policy: OperationPolicy;
  /** Whether the call bypasses Prism: forms and pictures. */
  isMedia: boolean;
  parameters: Parameter[];
  body: Body | undefined;
  statuses: number[];
  examples: Example[];
}

interface Named {
  value: unknown;
  'x-field'?: string;
}
type Content = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, Named> }>;
interface Described {
  operationId: OperationId;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema?: Schema;
    example?: unknown;
    'x-gateway'?: boolean;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const root = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url));

export async function readContract(): Promise<Operation[]> {
  const { bundle: bundled } = await bundle({ ref: root, config: await createConfig({}), dereference: true });
  const { paths } = bundled.parsed as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => operationOf(path, method.toUpperCase(), described)),
  );
}

function operationOf(path: string, method: string, described: Described): Operation {
  const { operationId: id, parameters = [], requestBody, responses } = described;
  const isMedia = path.startsWith('/media/');
  return {
    id,
    method,
    path,
    policy: policies[id],
    isMedia,
    parameters: parameters.flatMap(({ name, in: place, required = false, schema = {}, example, ...rest }) =>
      place === 'header' || place === 'query'
        ? [
            {
              name,
              in: place,
              required,
              schema,
              example: example ?? schema.examples?.[0],
              isOfGateway: rest['x-gateway'] === true,
            },
          ]
        : [],
    ),
    body: bodyOf(requestBody?.content, isMedia ? (requestRules[id].bodies as Record<string, Schema>) : {}),
    statuses: Object.keys(responses).map(Number),
    examples: Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([type, { examples = {} }]) =>
        Object.entries(examples).map(([name, { value, 'x-field': field }]) => ({
          status: Number(status),
          name,
          type,
          value,
          field,
        })),
      ),
    ),
  };
}

/** Where only the gateway checks a body, by its rules: a call that replaces a record may leave fields out. */
function bodyOf(content: Content = {}, rules: Record<string, Schema> = {}): Body | undefined {
  const [first] = Object.entries(content);
  if (!first) return undefined;
  const [type, { schema = {}, example, examples = {} }] = first;
  return { type, schema: rules[type] ?? schema, example: example ?? Object.values(examples)[0]?.value };
}
