// Makes from the contract what each call is sent: openapi/generated/requests.json for the gateway that checks and translates it, and
// requestExamples.json, one whole call for each operation, for its tests.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';

const root = new URL('../openapi/openapi.yaml', import.meta.url);
const target = new URL('../openapi/generated/', import.meta.url);

interface Schema {
  properties?: Record<string, Schema>;
  examples?: unknown[];
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
  'x-gateway'?: boolean;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema?: Schema; examples?: Record<string, { value: unknown }> }>;
  };
  'x-unwrapped'?: string;
}
type Document = { paths: Record<string, Record<string, Operation>> };

/** Headers of the gateway itself are no business of a server. */
const isSent = ({ 'x-gateway': ofGateway }: Parameter) => ofGateway !== true;

const ruleOf = ({ name, required = false, schema = {} }: Parameter) => [name, { required, schema }];

const { bundle: bundled } = await bundle({
  ref: fileURLToPath(root),
  config: await createConfig({}),
  dereference: true,
});
const operations = Object.values((bundled.parsed as Document).paths).flatMap((item) => Object.values(item));

const requests = Object.fromEntries(
  operations.map((operation) => {
    const { operationId, summary, parameters = [] } = operation;
    const inHeaders = parameters.filter((parameter) => parameter.in === 'header');
    const headers = inHeaders.filter(isSent).map(ruleOf);
    const query = parameters.filter((parameter) => parameter.in === 'query').map(ruleOf);
    const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema = {} }]) => [
      type,
      schema,
    ]);
    return [
      operationId,
      {
        summary,
        headers: Object.fromEntries(headers),
        headersOfGateway: inHeaders.filter((header) => !isSent(header)).map(({ name }) => name),
        path: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name),
        query: Object.fromEntries(query),
        bodyRequired: operation.requestBody?.required === true,
        bodies: Object.fromEntries(bodies),
        wrapping: wrappingOf(operation),
      },
    ];
  }),
);

function wrappingOf({ requestBody, 'x-unwrapped': unwrapped }: Operation): string | null {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema || unwrapped !== undefined) return null;
  return Object.keys(schema.properties ?? {})[0] ?? null;
}

const requestExamples = Object.fromEntries(
  operations.map(({ operationId, parameters = [], requestBody }) => {
    const [body] = Object.values(requestBody?.content ?? {});
    const examplesIn = (place: string) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place && parameter.required && isSent(parameter))
          .map(({ name, example, schema }) => [name, String(example ?? schema?.examples?.[0])]),
      );
    return [
      operationId,
      {
        headers: examplesIn('header'),
        query: examplesIn('query'),
        body: Object.values(body?.examples ?? {})[0]?.value,
      },
    ];
  }),
);

await mkdir(target, { recursive: true });
await writeFile(new URL('requests.json', target), JSON.stringify(requests));
await writeFile(new URL('requestExamples.json', target), JSON.stringify(requestExamples));
