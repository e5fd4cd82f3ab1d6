// The parts of a contract whose changes can break something: operations with their requests and answers, without
// descriptions and examples.

export type Schema = boolean | { [keyword: string]: unknown };

export interface Media {
  schema?: Schema;
}

export interface Parameter {
  required: boolean;
  schema: Schema;
}

export interface Operation {
  method: string;
  path: string;
  /** Security schemes, of which one is enough; '' means that no token is needed. */
  security: string[];
  parameters: Record<string, Parameter>;
  body?: { required: boolean; content: Record<string, Media> };
  answers: Record<string, Record<string, Media>>;
}

export interface Contract {
  version: string;
  operations: Record<string, Operation>;
  schemas: Record<string, Schema>;
}

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  info: { version: string };
  security?: Json[];
  paths: Record<string, Record<string, Json>>;
  components?: Record<string, Record<string, Json>>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
/** Keywords without effect on a server; `default` is only used by the mocks. */
const WORDS = new Set(['description', 'title', 'examples', 'example', 'default', 'summary', 'deprecated']);
/** Marks parts that are only between browser and gateway, and so do not concern a server. */
const GATEWAYS = 'x-gateway';

export function contractOf(document: OpenApiDocument): Contract {
  const { components = {} } = document;
  const resolved = (part: unknown): Json => {
    const reference = (part as Json).$ref;
    if (typeof reference !== 'string') return part as Json;
    const [section = '', name = ''] = reference.split('/').slice(2);
    return resolved(components[section]?.[name] ?? {});
  };
  const contentOf = (content: unknown) =>
    Object.fromEntries(
      Object.entries((content ?? {}) as Record<string, Json>).map(([type, { schema }]): [string, Media] => [
        type,
        schema === undefined ? {} : { schema: shape(schema) },
      ]),
    );

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]): [string, Operation] => {
        const shared = (item.parameters ?? []) as unknown as unknown[];
        const parameters = [...shared, ...((operation.parameters ?? []) as unknown[])]
          .map(resolved)
          .filter((parameter) => !parameter[GATEWAYS])
          .map((parameter): [string, Parameter] => [
            `${parameter.in} ${parameter.name}`,
            { required: parameter.required === true, schema: shape(parameter.schema ?? {}) },
          ]);
        const body = operation.requestBody === undefined ? undefined : resolved(operation.requestBody);
        const schemes = (operation.security ?? document.security ?? []) as Json[];
        return [
          String(operation.operationId),
          {
            method: method.toUpperCase(),
            path,
            security: schemes.map((scheme) => Object.keys(scheme).sort().join(' and ')),
            parameters: Object.fromEntries(parameters),
            ...(body && { body: { required: body.required === true, content: contentOf(body.content) } }),
            answers: Object.fromEntries(
              Object.entries((operation.responses ?? {}) as Json).map(([status, answer]) => [
                status,
                contentOf(resolved(answer).content),
              ]),
            ),
          },
        ];
      }),
  );
  return {
    version: document.info.version,
    operations: Object.fromEntries(operations),
    schemas: Object.fromEntries(
      Object.entries(components.schemas ?? {}).map(([name, schema]) => [name, shape(schema)]),
    ),
  };
}

/** A schema without descriptions. Names of fields are kept, even if they look like keywords. */
function shape(schema: unknown): Schema {
  if (typeof schema !== 'object' || schema === null) return schema !== false;
  const entries = Object.entries(schema)
    .filter(([keyword]) => !WORDS.has(keyword) && (keyword === GATEWAYS || !keyword.startsWith('x-')))
    .map(([keyword, value]): [string, unknown] => [keyword, shapeOfKeyword(keyword, value)]);
  return Object.fromEntries(entries);
}

function shapeOfKeyword(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' || keyword === 'patternProperties')
    return Object.fromEntries(Object.entries(value as Json).map(([name, schema]) => [name, shape(schema)]));
  if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(keyword)) return (value as unknown[]).map(shape);
  if (['items', 'additionalProperties', 'not', 'contentSchema'].includes(keyword)) return shape(value);
  return value;
}

/** Writes one line for each operation and each schema, so that a diff of the file is readable. */
export function serializedContract({ version, operations, schemas }: Contract): string {
  const lines = (some: Record<string, unknown>) =>
    Object.keys(some)
      .sort()
      .map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(some[name])}`)
      .join(',\n');
  return `{
  "version": ${JSON.stringify(version)},
  "operations": {
${lines(operations as Record<string, unknown>)}
  },
  "schemas": {
${lines(schemas)}
  }
}
`;
}
