// The parts of each answer that the browser relies on: enough to tell a clear success from anything else.

export interface Schema {
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  /** The gateway removes the field, so the browser does not get it. */
  'x-gateway'?: boolean;
}

/**
 * `status`: only the status counts; `done`: an outcome whose success flag is set; `bytes`: a picture; `string?`: or
 * null.
 */
type Shape = string | [Shape] | { [field: string]: Shape };

const FLAGS = ['success', 'is_success', 'Success'];
/** The fields of an answer that has only a reason for refusing. */
const REASONS = ['message', 'error_message', 'response_message'];

export function shapeOfAnswer(content: Record<string, { schema?: Schema }> = {}): Shape {
  if (Object.keys(content).length === 0) return 'status';
  // A text answer is an outcome as quoted JSON.
  if (content['text/plain']) return 'done';
  const schema = content['application/json']?.schema;
  if (!schema) return 'bytes';
  const isRefusal = (alternative: Schema) => merged(alternative).required.every((name) => REASONS.includes(name));
  const accepted = alternatives(schema).find((alternative) => !isRefusal(alternative));
  return shapeOf(accepted ?? schema);
}

function alternatives(schema: Schema): Schema[] {
  const { type } = schema;
  if (Array.isArray(type)) return type.map((name) => ({ ...schema, type: name }));
  return schema.oneOf ?? schema.anyOf ?? [schema];
}

function merged(schema: Schema): { required: string[]; properties: Record<string, Schema> } {
  const parts = (schema.allOf ?? []).map(merged);
  return {
    required: [...new Set([...parts.flatMap(({ required }) => required), ...(schema.required ?? [])])],
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
  };
}

function shapeOf(schema: Schema): Shape {
  const choices = alternatives(schema);
  const others = choices.filter(({ type }) => type !== 'null');
  if (choices.length > 1) {
    const shapes = [...new Set(others.map((alternative) => JSON.stringify(shapeOf(alternative))))];
    const shape: Shape = shapes.length === 1 ? JSON.parse(shapes[0] ?? '') : 'any';
    if (others.length === choices.length || shape === 'any') return shape;
    return typeof shape === 'string' ? `${shape}?` : { orNull: shape };
  }
  if (schema.type === 'array') return [shapeOf(schema.items ?? {})];
  const { required, properties } = merged(schema);
  if (required.length > 0) {
    if (isOutcome(required, properties)) return 'done';
    const needed = required.filter((name) => properties[name]?.['x-gateway'] !== true);
    return Object.fromEntries(needed.map((name) => [name, shapeOf(properties[name] ?? {})]));
  }
  const type = String(schema.type ?? typeof (schema.const ?? schema.enum?.[0]));
  if (type === 'integer') return 'number';
  return ['string', 'number', 'boolean'].includes(type) ? type : 'any';
}

const isOutcome = (required: string[], properties: Record<string, Schema>): boolean =>
  FLAGS.some((name) => required.includes(name) && properties[name]?.type === 'boolean') ||
  (required.includes('status') &&
    properties.status?.properties !== undefined &&
    isOutcome(properties.status.required ?? [], properties.status.properties));
