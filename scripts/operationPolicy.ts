// What the contract says about who may make a call, and with what: read from the `x-` extensions of its operations.
import type { Audited, Claim, LimitedUse, OperationPolicy, Place, TicketUse } from '../web/gateway/policy/declared';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  pattern?: string;
}
type Parameter = { name: string; in: string; 'x-gateway'?: boolean };

export interface DescribedOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  'x-gateway-own'?: boolean;
  'x-human-check'?: boolean;
  'x-issues-session'?: OperationPolicy['issuesSession'];
  'x-ends-session'?: boolean;
  'x-background'?: boolean;
  'x-sends'?: TicketUse;
  'x-verifies'?: TicketUse;
  'x-ticket'?: TicketUse;
  'x-email'?: string;
  'x-limited'?: LimitedUse;
  'x-identity'?: Record<string, Claim | { not: string }>;
  'x-power'?: string | string[];
  'x-power-of'?: Record<string, Record<string, string>>;
  'x-power-of-record'?: {
    record: string;
    list: string;
    field: string;
    value: string;
    power: string;
    /** By fields of the call: the field of the record that it must be. */
    same?: Record<string, string>;
  };
  'x-body-limit'?: string;
  'x-answer-not-shown'?: boolean;
  'x-audit'?: { what: Audited; record?: string } | string;
}

export type SecuritySchemes = Record<string, { 'x-issued-by'?: string }>;

const KB = 1024;
const BODY_LIMIT = 64 * KB;
const UNITS: Record<string, number> = { KB, MB: KB * KB };

export function policyOf(
  operation: DescribedOperation,
  schemes: SecuritySchemes,
  usual: Record<string, unknown>[],
): OperationPolicy {
  const { 'x-audit': audit, 'x-power-of-record': powerOfRecord } = operation;
  const place = (name: string) => placeOf(name, operation);
  return {
    headers: headersOf(operation).map(({ name }) => name.toLowerCase()),
    query: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
    jsonParts: jsonPartsOf(operation),
    token: tokenOf(operation.security ?? usual, schemes),
    gatewayOwn: operation['x-gateway-own'] === true,
    humanCheck: operation['x-human-check'] === true,
    issuesSession: operation['x-issues-session'] ?? null,
    endsSession: operation['x-ends-session'] === true,
    background: operation['x-background'] === true,
    sends: operation['x-sends'] ?? null,
    verifies: operation['x-verifies'] ?? null,
    ticket: operation['x-ticket'] ?? null,
    email: operation['x-email'] === undefined ? null : place(operation['x-email']),
    limited: operation['x-limited'] ?? null,
    identity: Object.entries(operation['x-identity'] ?? {}).flatMap(([name, claim]) =>
      typeof claim === 'string' ? [{ place: place(name), claim }] : [],
    ),
    powers: powersOf(operation),
    powerOf: Object.entries(operation['x-power-of'] ?? {}).flatMap(([name, values]) =>
      Object.entries(values).map(([value, power]) => ({
        place: place(name),
        value,
        power,
        pattern: patternAt(place(name), operation),
      })),
    ),
    powerOfRecord: powerOfRecord
      ? {
          ...powerOfRecord,
          record: place(powerOfRecord.record),
          same: Object.entries(powerOfRecord.same ?? {}).map(([name, field]) => ({ place: place(name), field })),
        }
      : null,
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    bodyLimit: bytes(operation['x-body-limit']),
    answerNotShown: operation['x-answer-not-shown'] === true,
    audit:
      typeof audit === 'object'
        ? { what: audit.what, record: audit.record === undefined ? null : place(audit.record) }
        : null,
  };
}

/** One is enough of them. */
export const powersOf = ({ 'x-power': power = [] }: Pick<DescribedOperation, 'x-power'>): string[] =>
  typeof power === 'string' ? [power] : power;

const headersOf = ({ parameters = [] }: DescribedOperation) => parameters.filter((each) => each.in === 'header');

function tokenOf(security: Record<string, unknown>[], schemes: SecuritySchemes): OperationPolicy['token'] {
  const names = security.flatMap((scheme) => Object.keys(scheme));
  const issuedBy = schemes[names[0] ?? '']?.['x-issued-by'];
  if (issuedBy !== undefined) return { issuedBy };
  if (names.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'person';
}

function placeOf(name: string, operation: DescribedOperation): Place {
  if (headersOf(operation).some((header) => header.name === name)) return { in: 'header', path: [name.toLowerCase()] };
  for (const { schema = {} } of Object.values(operation.requestBody?.content ?? {})) {
    const path = pathTo(name, schema);
    if (path) return { in: 'body', path };
  }
  throw new Error(`${operation.operationId} has no header and no field '${name}'.`);
}

/** The way to a field that is not in a list. */
function pathTo(name: string, { properties = {}, allOf = [] }: Schema): string[] | undefined {
  for (const [key, inner] of Object.entries(properties)) {
    const rest = key === name ? [] : pathTo(name, inner);
    if (rest) return [key, ...rest];
  }
  for (const part of allOf) {
    const path = pathTo(name, part);
    if (path) return path;
  }
  return undefined;
}

function jsonPartsOf({ requestBody }: DescribedOperation): string[] {
  const { properties = {} } = requestBody?.content['multipart/form-data']?.schema ?? {};
  return Object.keys(properties).filter((name) => properties[name]?.type === 'object');
}

/** A value that needs a power is told from others by how all of them are written. */
function patternAt({ path }: Place, { operationId, requestBody }: DescribedOperation): string {
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {});
  const pattern = path.reduce<Schema | undefined>(
    (around, name) => around && propertyOf(around, name),
    schema,
  )?.pattern;
  if (!pattern)
    throw new Error(`${operationId} needs a pattern for '${path.at(-1)}', because a value of it gives power.`);
  return pattern;
}

const propertyOf = ({ properties = {}, allOf = [] }: Schema, name: string): Schema | undefined =>
  properties[name] ?? allOf.map((part) => propertyOf(part, name)).find((found) => found);

function bytes(written: string | undefined): number {
  if (written === undefined) return BODY_LIMIT;
  const [, count, unit] = /^(\d+)(KB|MB)$/.exec(written) ?? [];
  if (!count || !unit) throw new Error(`'${written}' is no size: write it as in 64KB or 12MB.`);
  return Number(count) * (UNITS[unit] ?? 1);
}
