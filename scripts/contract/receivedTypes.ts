// Loosens the contract's document to what the console receives: the gateway marks fields that it cannot read
// (web/gateway/answers/unread.ts), so a text may be any text, and a number or flag null. Forms begin with such values, so
// bodies take them, too: the client leaves unknown fields out.

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  'x-essential'?: string[];
}

interface WithContent {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

export interface BundledDocument {
  paths: Record<string, Record<string, { requestBody?: WithContent; responses?: Record<string, WithContent> }>>;
}

/** The fields of answers and bodies that have one record. */
const RECORDS = /^(data|value|.+_details)$/i;

/** Returns a changed copy. */
export function asReceived<Document extends BundledDocument>(contract: Document): Document {
  const document = structuredClone(contract);
  const seen = new Set<Schema>();

  function at<Part extends { $ref?: string }>(part: Part): Part {
    if (!part.$ref) return part;
    const steps = part.$ref.slice(2).split('/');
    return steps.reduce<unknown>((inside, step) => (inside as Record<string, unknown>)[step], document) as Part;
  }

  const alternatives = ({ allOf = [], anyOf = [], oneOf = [] }: Schema) => [...allOf, ...anyOf, ...oneOf];

  function loosen(reference: Schema, isRecord: boolean): void {
    const schema = at(reference);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, own] of Object.entries(schema.properties ?? {})) {
      if (isRecord && schema.properties && !schema['x-essential']?.includes(name))
        schema.properties[name] = textOrNull(own);
      loosen(own, isRecord || RECORDS.test(name));
    }
    if (schema.items) loosen(schema.items, true);
    for (const part of alternatives(schema)) loosen(part, isRecord);
  }

  /** A reference stays where the type does. */
  function textOrNull(reference: Schema): Schema {
    const schema = at(reference);
    const parts = alternatives(schema);
    if (parts.length > 0) return { ...schema, allOf: undefined, oneOf: undefined, anyOf: parts.map(textOrNull) };
    const types = [schema.type ?? [...(schema.enum ?? []), schema.const].map((value) => typeof value)].flat();
    if (types.includes('string')) return { type: types.includes('null') ? ['string', 'null'] : 'string' };
    const isPlain = types.some((type) => ['integer', 'number', 'boolean'].includes(type));
    return isPlain && !types.includes('null') && schema.default === undefined
      ? { anyOf: [reference, { type: 'null' }] }
      : reference;
  }

  const schemasIn = (place: WithContent = {}) =>
    Object.values(at(place).content ?? {}).flatMap(({ schema }) => schema ?? []);
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    for (const schema of schemasIn(operation.responses?.[200])) loosen(schema, false);
    for (const schema of schemasIn(operation.requestBody)) loosen(schema, false);
  }
  return document;
}
