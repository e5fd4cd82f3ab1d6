// What the browser checks of each answer, which the gateway has read already: enough to tell a success from a refusal.

export interface Schema {
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** The gateway removes the field, so the browser does not get it. */
  'x-gateway'?: boolean;
}

/** `status`: only the status counts; `done`: an outcome with a success flag; `bytes`: a picture; else required fields. */
type Shape = 'status' | 'done' | 'bytes' | string[];

const FLAGS = ['success', 'is_success', 'Success'];
/** The fields of an answer that has only a reason for refusing. */
const REASONS = ['message', 'error_message', 'response_message'];

export function shapeOfAnswer(content: Record<string, { schema?: Schema }> = {}): Shape {
  if (Object.keys(content).length === 0) return 'status';
  // A text answer is an outcome as quoted JSON.
  if (content['text/plain']) return 'done';
  const schema = content['application/json']?.schema;
  if (!schema) return 'bytes';
  const alternatives = (schema.oneOf ?? schema.anyOf ?? [schema]).map(merged);
  const accepted = alternatives.find(({ required }) => !required.every((name) => REASONS.includes(name)));
  const { required, properties } = accepted ?? merged(schema);
  return isOutcome(required, properties) ? 'done' : required.filter((name) => properties[name]?.['x-gateway'] !== true);
}

function merged(schema: Schema): { required: string[]; properties: Record<string, Schema> } {
  const parts = (schema.allOf ?? []).map(merged);
  return {
    required: [...new Set([...parts.flatMap(({ required }) => required), ...(schema.required ?? [])])],
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
  };
}

const isOutcome = (required: string[], properties: Record<string, Schema>): boolean =>
  FLAGS.some((name) => required.includes(name) && properties[name]?.type === 'boolean') ||
  (required.includes('status') &&
    properties.status?.properties !== undefined &&
    isOutcome(properties.status.required ?? [], properties.status.properties));
