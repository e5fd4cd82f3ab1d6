// Makes the descriptions of requests from the contract: requests.json, by which the gateway checks and translates
// calls, and requestExamples.json, one complete call for each operation, for tests.

interface Schema {
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
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
export interface RequestedOperation {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema?: Schema; examples?: Record<string, { value: unknown }> }>;
  };
  'x-unwrapped'?: string;
  'x-replaces'?: string;
}
type Requested = { paths: Record<string, Record<string, RequestedOperation>> };

/** Headers for the gateway itself are not sent to a server. */
const isSent = ({ 'x-gateway': ofGateway }: Parameter) => ofGateway !== true;

const ruleOf = ({ name, required = false, schema = {} }: Parameter) => [name, { required, schema }];

/** The contents of the files, by name. */
export function requestFiles({ paths }: Requested): Record<string, string> {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return {
    'requests.json': JSON.stringify(Object.fromEntries(operations.map(requestOf))),
    'requestExamples.json': JSON.stringify(Object.fromEntries(operations.map(exampleOf))),
  };
}

function requestOf(operation: RequestedOperation) {
  const { operationId, summary, parameters = [] } = operation;
  const inHeaders = parameters.filter((parameter) => parameter.in === 'header');
  const headers = inHeaders.filter(isSent).map(ruleOf);
  const query = parameters.filter((parameter) => parameter.in === 'query').map(ruleOf);
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema = {} }]) => [
    type,
    operation['x-replaces'] ? withoutUnknown(schema, named(operation)) : schema,
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
}

/** The names in the extensions of the operation: who makes the call, which record it is about, and who may make it. */
const named = (operation: RequestedOperation): string =>
  JSON.stringify(Object.entries(operation).filter(([name]) => name.startsWith('x-')));

/** A call that replaces a record leaves out the fields that its server did not tell, so only others are required. */
function withoutUnknown(schema: Schema, kept: string, isRecord = false): Schema {
  const { required, properties = {}, allOf } = schema;
  return {
    ...schema,
    ...(required && isRecord && { required: required.filter((name) => kept.includes(`"${name}"`)) }),
    ...(allOf && { allOf: allOf.map((part) => withoutUnknown(part, kept, isRecord)) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, withoutUnknown(inner, kept, true)]),
      ),
    }),
  };
}

function wrappingOf({ requestBody, 'x-unwrapped': unwrapped }: RequestedOperation): string | null {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema || unwrapped !== undefined) return null;
  return Object.keys(schema.properties ?? {})[0] ?? null;
}

function exampleOf({ operationId, parameters = [], requestBody }: RequestedOperation) {
  const [body] = Object.values(requestBody?.content ?? {});
  const examplesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(
          (parameter) =>
            parameter.in === place && (parameter.required || parameter.example !== undefined) && isSent(parameter),
        )
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
}
