// Makes complete requests of an operation: the contract's example, and forbidden ones.
import { breachesOf, breachesOfText } from './breaking/breaches';
import type { Operation } from './contract';
import { isFile, type Schema } from './schema';
import type { Omissions } from './visitor';
import type { RequestParts } from './wire';

export interface BrokenRequest {
  name: string;
  request: RequestParts;
  /** Whether only the gateway refuses it, because the contract's schema as such does not forbid it. */
  isForGateway?: boolean;
  lacks?: Omissions;
}

/** The contract's example of the request. */
export function sampleOf({ parameters, body }: Operation): RequestParts {
  const of = (place: 'header' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, example }) => [name, String(example)]),
    );
  return {
    headers: of('header'),
    query: of('query'),
    ...(body && { body: withFiles(body.schema, body.example) }),
  };
}

/** One transparent dot. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);

/** Adds a picture for each file, because the contract's examples of forms have no bytes. */
function withFiles({ properties = {} }: Schema, body: unknown): unknown {
  const files = Object.keys(properties).filter((name) => isFile(properties[name] ?? {}));
  if (files.length === 0) return body;
  return { ...(body as object), ...Object.fromEntries(files.map((name) => [name, PICTURE])) };
}

interface BrokenRequests {
  broken: BrokenRequest[];
  skipped: number;
}

/** Every broken form of the request, with one fault each. */
export function brokenRequestsOf(operation: Operation, request: RequestParts): BrokenRequests {
  const broken: BrokenRequest[] = [];
  let skipped = 0;
  for (const parameter of operation.parameters) {
    const place = parameter.in === 'header' ? 'headers' : 'query';
    const { [parameter.name]: _value, ...others } = request[place];
    const lacks = parameter.isOfGateway ? lackingOf(parameter.name) : {};
    if (parameter.required)
      broken.push({ name: `without ${parameter.name}`, request: { ...request, [place]: others }, lacks });
    const found = breachesOfText(parameter.schema, parameter.name);
    skipped += found.skipped;
    for (const { name, value } of found.breaches) {
      // An empty optional header counts as missing, which is allowed.
      if (value === '' && !parameter.required) skipped += 1;
      else
        broken.push({ name, request: { ...request, [place]: { ...others, [parameter.name]: String(value) } }, lacks });
    }
  }
  if (operation.parameters.some((parameter) => parameter.in === 'query')) {
    const twice = new URLSearchParams([...Object.entries(request.query), ...Object.entries(request.query)]).toString();
    broken.push({ name: 'said twice in the address', request: { ...request, rawQuery: twice }, isForGateway: true });
  }
  if (operation.body) {
    const found = ofBody(operation.body.type, operation.body.schema, request);
    skipped += found.skipped;
    broken.push(...found.broken);
  }
  const { token, ticket } = operation.policy;
  if (token === 'person' || (typeof token === 'object' && ticket === null)) {
    broken.push({ name: 'without a token', request, lacks: { token: true } });
  }
  return { broken, skipped };
}

const lackingOf = (header: string): Omissions => ({ proof: header === 'Human-Proof', ticket: header === 'Otp-Ticket' });

const JSON_TYPE = 'application/json';

function ofBody(type: string, schema: Schema, request: RequestParts): BrokenRequests {
  const { body: _body, ...without } = request;
  const { breaches, skipped } = breachesOf(schema, request.body);
  const isJson = type === JSON_TYPE;
  // Form fields are text, so only missing fields and faults inside JSON parts can be detected.
  const found = isJson
    ? breaches
    : breaches.filter(
        ({ value, name }) => canBeForm(value) && (type !== URL_ENCODED || SEEN_IN_TEXT_FIELDS.test(name)),
      );
  const broken: BrokenRequest[] = found.map(({ name, value, isForGateway = false }) => ({
    name,
    request: { ...without, body: value },
    isForGateway,
  }));
  broken.push({ name: 'without a body', request: without, isForGateway: !isJson });
  const text = JSON.stringify(request.body ?? {});
  broken.push({
    name: 'of another media type',
    request: { ...without, raw: { type: 'text/plain', text } },
    isForGateway: true,
  });
  if (isJson) {
    broken.push({
      name: 'cut off',
      request: { ...without, raw: { type, text: text.slice(0, -1) } },
      isForGateway: true,
    });
    broken.push({
      name: 'with a field nobody knows',
      request: { ...without, body: { ...fieldsOf(request.body), nobodyKnows: 1 } },
      isForGateway: true,
    });
    const [wrapper] = Object.keys(fieldsOf(request.body));
    const isWrapped = wrapper?.toLowerCase() === 'value';
    const inner = fieldsOf(request.body)[wrapper ?? ''];
    if (isWrapped) {
      broken.push({ name: 'not wrapped', request: { ...without, body: inner } });
      broken.push({ name: 'wrapped in another name', request: { ...without, body: { Wert: inner } } });
    }
  } else {
    broken.push({ name: 'a form that is none', request: { ...without, raw: { type, text: '%zz' } } });
  }
  return { broken, skipped: skipped + breaches.length - found.length };
}

const SEEN_IN_TEXT_FIELDS = /without|too long|no base64/;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const canBeForm = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('more' in value) &&
  Object.values(value).every(
    (part) => typeof part === 'string' || (typeof part === 'object' && part !== null && !Array.isArray(part)),
  );
const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
