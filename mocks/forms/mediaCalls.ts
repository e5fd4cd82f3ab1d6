// Calls with forms and pictures bypass Prism, so the mocks check them as Prism would.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type OperationId, operationTable } from '#contract';
import requests from '../../openapi/generated/requests.json' with { type: 'json' };
import { MultipartForm } from './multipart';

interface Body {
  properties?: Record<string, object>;
}
interface MediaCall {
  headers: Record<string, { required: boolean; schema: object }>;
  bodies: Record<string, Body>;
}

const described: Record<string, MediaCall> = requests;
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
const checks = new Map<OperationId, (content: unknown) => boolean>();

/** Checks headers and body together: required ones must be there, and each must match its schema. */
function checkOf(operation: OperationId): (content: unknown) => boolean {
  const known = checks.get(operation);
  if (known) return known;
  const { headers = {}, bodies = {} } = described[operation] ?? {};
  const named = Object.entries(headers);
  const [body] = Object.values(bodies);
  const check = ajv.compile({
    type: 'object',
    required: ['headers', ...(body ? ['body'] : [])],
    properties: {
      headers: {
        type: 'object',
        required: named.filter(([, { required }]) => required).map(([name]) => name.toLowerCase()),
        properties: Object.fromEntries(named.map(([name, { schema }]) => [name.toLowerCase(), schema])),
      },
      ...(body && { body: withoutFiles(body) }),
    },
  });
  checks.set(operation, check);
  return check;
}

/** Files are only checked for being there; the handler judges their bytes. */
function withoutFiles({ properties = {}, ...body }: Body): object {
  const parts = Object.entries(properties).map(([name, part]) => [
    name,
    'format' in part && part.format === 'binary' ? {} : part,
  ]);
  return { ...body, properties: Object.fromEntries(parts) };
}

export function isAllowed(operation: OperationId, headers: Record<string, unknown>, received: unknown): boolean {
  const { path } = operationTable[operation];
  if (!path.startsWith('/media/')) return true;
  const body = received instanceof MultipartForm ? { ...received.fields, ...received.files } : received;
  return checkOf(operation)({ headers, body });
}
