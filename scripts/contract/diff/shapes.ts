// The parts of a contract whose changes can break something: operations with their requests and answers, without
// descriptions and examples.

export type Schema = boolean | { [keyword: string]: unknown };

/** Schemas by media type. */
export type Content = Record<string, Schema>;

export interface Operation {
  method: string;
  path: string;
  /** Security schemes, of which one is enough; '' means that no token is needed. */
  security: string[];
  /** Parameters as the fields of an object. */
  parameters: Schema;
  body?: { required: boolean; content: Content };
  answers: Record<string, Content>;
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
  const contentOf = (content: unknown): Content =>
    mapped(content as Record<string, Json>, ({ schema }) => shape(schema ?? {}));

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]): [string, Operation] => {
        const shared = (item.parameters ?? []) as unknown as unknown[];
        const parameters = [...shared, ...((operation.parameters ?? []) as unknown[])]
          .map(resolved)
          .filter((parameter) => !parameter[GATEWAYS])
          .map(({ in: place, name, required, schema = {} }) => ({
            name: `${place} ${name}`,
            required,
            schema: shape(schema),
          }));
        const body = operation.requestBody === undefined ? undefined : resolved(operation.requestBody);
        const schemes = (operation.security ?? document.security ?? []) as Json[];
        return [
          String(operation.operationId),
          {
            method: method.toUpperCase(),
            path,
            security: schemes.map((scheme) => Object.keys(scheme).sort().join(' and ')),
            parameters: {
              properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
              required: parameters.filter(({ required }) => required).map(({ name }) => name),
            },
            ...(body && { body: { required: body.required === true, content: contentOf(body.content) } }),
            answers: mapped(operation.responses as Json, (answer) => contentOf(resolved(answer).content)),
          },
        ];
      }),
  );
  return {
    version: document.info.version,
    operations: Object.fromEntries(operations),
    schemas: mapped(components.schemas, shape),
  };
}

function mapped<Part, Mapped>(parts: Record<string, Part> = {}, map: (part: Part) => Mapped): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part)]));
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
  if (keyword === 'properties' || keyword === 'patternProperties') return mapped(value as Json, shape);
  if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(keyword)) return (value as unknown[]).map(shape);
  if (['items', 'additionalProperties', 'not', 'contentSchema'].includes(keyword)) return shape(value);
  return value;
}

/** Writes one line for each operation and each schema, so that a diff of the file is readable. */
export function serializedContract({ version, operations, schemas }: Contract): string {
  const lines = (some: object) =>
    Object.entries(some)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => `    ${JSON.stringify(name)}: ${JSON.stringify(part)}`)
      .join(',\n');
  return `{\n  "version": "${version}",\n  "operations": {\n${lines(operations)}\n  },\n  "schemas": {\n${lines(schemas)}\n  }\n}\n`;
}
