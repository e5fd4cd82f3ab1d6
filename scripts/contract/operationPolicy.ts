// Reads the policy of each operation (who may make it, with which token and proofs) from the contract's `x-`
// extensions.
import type { PowerName } from '#contract';
import type {
  Application,
  Audited,
  Claim,
  LimitedUse,
  OperationPolicy,
  Place,
  TicketUse,
} from '../../web/gateway/policy/policyTypes';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  pattern?: string;
  contentSchema?: Schema;
}
type Parameter = { name: string; in: string; 'x-gateway'?: boolean };

export interface DescribedOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  'x-gateway-own'?: boolean;
  'x-system-code'?: string;
  'x-human-check'?: boolean;
  'x-application'?: Application;
  'x-issues-session'?: Application;
  'x-ends-session'?: boolean;
  'x-ends-sessions-of'?: {
    email: string;
    /**
     * `record` is the field of the call with the record's number, `field` the one in the list with the e-mail address.
     */
    record?: { record: string; list: string; field: string };
    'unless-own'?: Record<string, Claim | { is: string }>;
  };
  'x-background'?: boolean;
  'x-sends'?: TicketUse;
  'x-verifies'?: TicketUse;
  'x-ticket'?: TicketUse;
  'x-email'?: string;
  'x-limited'?: LimitedUse;
  'x-identity'?: Record<string, Claim | { not: string }>;
  'x-power'?: PowerName | PowerName[];
  'x-power-of'?: Record<string, Record<string, PowerName>>;
  'x-power-of-record'?: {
    record: string;
    list: string;
    field: string;
    value: string;
    power: PowerName;
    /** Fields of the call, with the field of the record that each must equal. */
    same?: Record<string, string>;
    /** Fields that callers without the power cannot change in their own record, with the claim that each must equal. */
    own?: Record<string, 'rolesid' | 'department'>;
  };
  /** An address of a record with this value cannot be given to another record without the power. */
  'x-power-of-address'?: {
    address: string;
    list: string;
    field: string;
    value: string;
    power: PowerName;
    record?: string;
  };
  'x-rows-of-brand'?: string;
  /** Whose files it lists or takes, and the field of the call with the record that they belong to. */
  'x-files'?: { of: string; record?: string };
  'x-body-limit'?: string;
  'x-answer-not-shown'?: boolean;
  'x-long-list'?: string;
  /** The operation that shows the current record, or the reason why nothing is replaced. */
  'x-replaces'?: string | { none: string };
  /**
   * What is at stake for several people or irreversibly, which needs confirmation; or the reason why none is needed.
   */
  'x-asks'?: string | { none: string };
  'x-answer-is-words'?: boolean;
  'x-audit'?: { what: Audited; record?: string; reason?: string } | string;
}

export type SecuritySchemes = Record<string, { 'x-issued-by'?: string; 'x-refused-as'?: string }>;

const KB = 1024;
const BODY_LIMIT = 64 * KB;
const UNITS: Record<string, number> = { KB, MB: KB * KB };

export function policyOf(
  operation: DescribedOperation,
  schemes: SecuritySchemes,
  usual: Record<string, unknown>[],
): OperationPolicy {
  const { 'x-audit': audit, 'x-power-of-record': powerOfRecord, 'x-files': files } = operation;
  const powerOfAddress = operation['x-power-of-address'];
  const place = (name: string) => placeOf(name, operation);
  return {
    headers: headersOf(operation).map(({ name }) => name.toLowerCase()),
    query: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
    jsonParts: jsonPartsOf(operation),
    token: tokenOf(operation.security ?? usual, schemes),
    gatewayOwn: operation['x-gateway-own'] === true,
    systemCode: operation['x-system-code'] ?? null,
    humanCheck: operation['x-human-check'] === true,
    application: operation['x-application'] ?? operation['x-issues-session'] ?? null,
    issuesSession: operation['x-issues-session'] ?? null,
    endsSession: operation['x-ends-session'] === true,
    endsSessionsOf: endsSessionsOf(operation),
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
        place: writtenInOneWay(place(name), operation),
        value,
        power,
      })),
    ),
    powerOfRecord: powerOfRecord
      ? {
          ...powerOfRecord,
          record: place(powerOfRecord.record),
          same: Object.entries(powerOfRecord.same ?? {}).map(([name, field]) => ({ place: place(name), field })),
          own: Object.entries(powerOfRecord.own ?? {}).map(([name, claim]) => ({ place: place(name), claim })),
        }
      : null,
    powerOfAddress: powerOfAddress
      ? {
          ...powerOfAddress,
          address: { place: place(powerOfAddress.address), field: powerOfAddress.address },
          record: powerOfAddress.record === undefined ? null : place(powerOfAddress.record),
        }
      : null,
    rowsOfBrand: operation['x-rows-of-brand'] ?? null,
    files: files ? { of: files.of, record: files.record === undefined ? null : place(files.record) } : null,
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    bodyLimit: bytes(operation['x-body-limit']),
    longList: operation['x-long-list'] ?? null,
    answerNotShown: operation['x-answer-not-shown'] === true || operation['x-answer-is-words'] === true,
    answerIsWords: operation['x-answer-is-words'] === true,
    audit:
      typeof audit === 'object'
        ? {
            what: audit.what,
            record: audit.record === undefined ? null : place(audit.record),
            reason: audit.reason === undefined ? null : place(audit.reason),
          }
        : null,
  };
}

function endsSessionsOf(operation: DescribedOperation): OperationPolicy['endsSessionsOf'] {
  const ends = operation['x-ends-sessions-of'];
  if (!ends) return null;
  const { email, record, 'unless-own': own = {} } = ends;
  const place = (name: string) => placeOf(name, operation);
  return {
    email: place(email),
    record: record ? { place: place(record.record), list: record.list, field: record.field } : null,
    unlessOwn: Object.entries(own).map(([name, claim]) =>
      typeof claim === 'string' ? { place: place(name), claim } : { place: place(name), is: claim.is },
    ),
  };
}

/** The powers of which a caller needs one. */
export const powersOf = ({ 'x-power': power = [] }: Pick<DescribedOperation, 'x-power'>): PowerName[] =>
  typeof power === 'string' ? [power] : power;

const headersOf = ({ parameters = [] }: DescribedOperation) => parameters.filter((each) => each.in === 'header');

function tokenOf(security: Record<string, unknown>[], schemes: SecuritySchemes): OperationPolicy['token'] {
  const names = security.flatMap((scheme) => Object.keys(scheme));
  const { 'x-issued-by': issuedBy, 'x-refused-as': refusedAs = null } = schemes[names[0] ?? ''] ?? {};
  if (issuedBy !== undefined) return { issuedBy, refusedAs };
  if (names.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'person';
}

function placeOf(name: string, operation: DescribedOperation): Place {
  if (headersOf(operation).some((header) => header.name === name)) return { in: 'header', path: [name.toLowerCase()] };
  for (const { schema = {} } of Object.values(operation.requestBody?.content ?? {})) {
    const path = pathTo(name, schema);
    if (path) return { in: 'body', path };
  }
  throw new Error(`${operation.operationId} has neither a header nor a field '${name}'.`);
}

/** The path to a field that is not in a list, also inside JSON in a text. */
function pathTo(name: string, { properties = {}, allOf = [], contentSchema }: Schema): string[] | undefined {
  for (const [key, inner] of Object.entries(properties)) {
    const rest = key === name ? [] : pathTo(name, inner);
    if (rest) return [key, ...rest];
  }
  for (const part of [...allOf, ...(contentSchema ? [contentSchema] : [])]) {
    const path = pathTo(name, part);
    if (path) return path;
  }
  return undefined;
}

/** The fields of a form that are JSON. */
function jsonPartsOf({ requestBody }: DescribedOperation): string[] {
  const fieldsOf = (type: string) => Object.entries(requestBody?.content[type]?.schema?.properties ?? {});
  return [
    ...fieldsOf('multipart/form-data').filter(([, { type }]) => type === 'object'),
    ...fieldsOf('application/x-www-form-urlencoded').filter(([, { contentSchema }]) => contentSchema !== undefined),
  ].map(([name]) => name);
}

/**
 * Throws unless the field has a pattern: values that need a power are compared as text, so each needs a single
 * spelling.
 */
function writtenInOneWay(place: Place, { operationId, requestBody }: DescribedOperation): Place {
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {});
  const field = place.path.reduce<Schema | undefined>((around, name) => around && propertyOf(around, name), schema);
  if (field?.pattern) return place;
  throw new Error(`${operationId} needs a pattern for '${place.path.at(-1)}', because one of its values gives power.`);
}

const propertyOf = ({ properties = {}, allOf = [] }: Schema, name: string): Schema | undefined =>
  properties[name] ?? allOf.map((part) => propertyOf(part, name)).find((found) => found);

function bytes(written: string | undefined): number {
  if (written === undefined) return BODY_LIMIT;
  const [, count, unit] = /^(\d+)(KB|MB)$/.exec(written) ?? [];
  if (!count || !unit) throw new Error(`'${written}' is not a size: write it like 64KB or 12MB.`);
  return Number(count) * (UNITS[unit] ?? 1);
}
