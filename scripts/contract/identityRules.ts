// Lint rules for what the contract declares about powers and makers of calls (see operationPolicy.ts).
import type { Oas3Operation, Oas3Schema, UserContext } from '@redocly/openapi-core';
import type { Application, Audited, Claim, Power } from '../../web/gateway/policy/policyTypes';
import { type DescribedOperation, powersOf } from './operationPolicy';

export type Operation = Oas3Operation & Omit<DescribedOperation, keyof Oas3Operation>;

/** Names of fields that identify a person, in lower case. */
export const IDENTIFYING = `
  approved_by edited_by editedby editby posted_by postedby username email emailaddress email_address avega
`
  .trim()
  .split(/\s+/);

const CLAIMS = [
  'email',
  'username',
  'recordid',
  'rolesid',
  'department',
  'visibleBrand',
  'firstBrand',
] satisfies Claim[];
const APPLICATIONS = ['AGORA', 'ALAGA MD'] satisfies Application[];
const AUDITED = ['sign-in', 'decision', 'change', 'read'] satisfies Audited[];

/** Names of fields with personal data. An answer that has one must be audited. */
export const PERSONAL = `
  lastname firstname birthdate birth_date mobileno contactno accountno acctnum employee_id emailadd
`
  .trim()
  .split(/\s+/);

const isReason = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isOneOf = (values: readonly string[], value: unknown) => values.some((each) => each === value);

export function* identityComplaints(
  operation: Operation,
  context: UserContext,
  powers: Record<string, Power>,
  usual: SecurityRequirements,
): Generator<string> {
  const answers = Object.keys(operation.responses);
  const carried = [...headersOf(operation, context), ...fieldsOf(operation, context)];
  const identity = Object.entries(operation['x-identity'] ?? {});
  const claimed = identity.filter(([, claim]) => typeof claim === 'string');
  const powerOf = Object.entries(operation['x-power-of'] ?? {});
  const ofRecord = operation['x-power-of-record'];
  const email = operation['x-email'];

  for (const name of carried) {
    const isTold = identity.some(([field]) => field === name) || email === name;
    if (IDENTIFYING.includes(name.toLowerCase()) && !isTold) {
      yield `'${name}' identifies a person: name it in x-identity if it is the caller, or in x-email.`;
    }
  }
  for (const [name, claim] of identity) {
    if (typeof claim === 'string' ? !isOneOf(CLAIMS, claim) : !isReason(claim?.not)) {
      yield `x-identity of '${name}' must be one of ${CLAIMS.join(', ')}, or say in \`not\` whose it is.`;
    }
  }
  const ends = operation['x-ends-sessions-of'];
  const ofOwn = Object.entries(ends?.['unless-own'] ?? {});
  const ending = ends ? [ends.email, ...(ends.record ? [ends.record.record] : []), ...ofOwn.map(([name]) => name)] : [];
  for (const [name, claim] of ofOwn) {
    if (typeof claim === 'string' ? !isOneOf(CLAIMS, claim) : typeof claim?.is !== 'string') {
      yield `unless-own of '${name}' must be one of ${CLAIMS.join(', ')}, or say in \`is\` what it must be.`;
    }
  }
  const inRecord = ofRecord ? [ofRecord.record, ...Object.keys({ ...ofRecord.same, ...ofRecord.own })] : [];
  for (const name of [
    ...identity.map(([name]) => name),
    ...powerOf.map(([name]) => name),
    ...inRecord,
    ...ending,
    email,
  ]) {
    if (name !== undefined && !carried.includes(name)) yield `The request has neither a header nor a field '${name}'.`;
  }

  if (operation['x-system-code'] !== undefined && operation['x-gateway-own'] !== true) {
    yield 'x-system-code belongs to credentials, which only operations with x-gateway-own: true send.';
  }

  const needed = powersOf(operation);
  const ofValues = powerOf.flatMap(([, values]) => Object.values(values));
  for (const power of [...needed, ...ofValues, ...(ofRecord ? [ofRecord.power] : [])]) {
    if (!powers[power])
      yield `There is no power '${power}': add it to 'x-powers' of openapi/openapi.yaml, as '${power}: { roles: ["1"], screen: /its-address }'.`;
  }
  if (asksForSession(operation, usual)) {
    if (needed.length === 0) yield 'x-power is missing: who may make the call (`everybody` for all signed-in users).';
  } else if (needed.length > 0) yield 'x-power is only for calls of signed-in users.';
  const isForEverybody = needed.some((power) => powers[power]?.everyone && !powers[power].except);
  const refuses = [
    claimed.length > 0,
    powerOf.length > 0,
    ofRecord,
    needed.length > 0 && !isForEverybody,
    operation['x-ticket'],
  ].some(Boolean);
  if ((refuses || operation['x-human-check']) && !answers.includes('403')) {
    yield 'The gateway may refuse this call: the 403 is missing.';
  }
  if (operation['x-limited'] && !answers.includes('429')) yield 'The 429 of a call with x-limited is missing.';

  const shows = headersOf(operation, context).includes('Otp-Ticket');
  if (operation['x-ticket'] && !shows) yield 'x-ticket needs the parameter Otp-Ticket.';
  if (shows && !operation['x-ticket'] && !operation['x-issues-session']) {
    yield 'The parameter Otp-Ticket needs x-ticket.';
  }
  for (const name of ['x-ticket', 'x-verifies'] as const) {
    if (operation[name] && email === undefined) yield `${name} needs x-email, the user of the one-time password.`;
  }
  yield* answerComplaints(operation, context);
  const application = operation['x-application'];
  for (const name of ['x-sends', 'x-verifies'] as const) {
    if (operation[name] && application === undefined)
      yield `${name} needs x-application, the application of the one-time password.`;
  }
  if (application !== undefined && !isOneOf(APPLICATIONS, application)) {
    yield `x-application is one of ${APPLICATIONS.join(', ')}.`;
  }
  yield* auditing(operation, context, carried);
}

type SecurityRequirements = Record<string, unknown>[];

/** Whether the operation needs a session. Not if a ticket is enough or the token is optional. */
function asksForSession({ security, 'x-ticket': ticket }: Operation, usual: SecurityRequirements): boolean {
  const schemes = security ?? usual;
  return schemes.length > 0 && ticket === undefined && schemes.every((scheme) => Object.keys(scheme).length > 0);
}

/** `x-rows-of-brand` and `x-long-list` must name fields of the answer. */
function* answerComplaints(operation: Operation, context: UserContext): Generator<string> {
  const fields = [operation['x-rows-of-brand'], operation['x-long-list']].filter((field) => field !== undefined);
  for (const field of fields)
    if (!answered(operation, context).includes(field)) yield `The answer has no field '${field}'.`;
}

function* auditing(operation: Operation, context: UserContext, carried: string[]): Generator<string> {
  const { 'x-audit': audit } = operation;
  const personal = answered(operation, context).find((name) => PERSONAL.includes(name.toLowerCase()));
  if (personal !== undefined && typeof audit !== 'object') {
    yield `The answer has '${personal}' of a person: x-audit must say that it is read.`;
  } else if (audit === undefined) {
    if (context.key !== 'get') yield 'x-audit is missing: what the audit log records, or why it records nothing.';
  } else if (typeof audit === 'string') {
    if (!isReason(audit)) yield 'x-audit is empty.';
  } else {
    if (!isOneOf(AUDITED, audit.what)) yield `The 'what' of x-audit must be one of ${AUDITED.join(', ')}.`;
    const isList = audit.what === 'read' && audit.record === undefined;
    if (!isList && !carried.includes(audit.record ?? '')) {
      yield `x-audit names the record '${audit.record}', which is neither a header nor a field of the request.`;
    }
  }
}

function headersOf({ parameters = [] }: Operation, { resolve }: UserContext): string[] {
  return parameters
    .flatMap((parameter) => resolve(parameter).node ?? [])
    .flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : []));
}

/** The names of all fields of the request body, at any depth. */
function fieldsOf({ requestBody }: Operation, context: UserContext): string[] {
  return requestBody ? fieldsIn(requestBody, context) : [];
}

/** The names of all fields of a successful answer. */
function answered({ responses }: Operation, context: UserContext): string[] {
  return responses['200'] ? fieldsIn(responses['200'], context) : [];
}

interface WithContent {
  content?: Record<string, { schema?: object }>;
}

function fieldsIn(schema: object, { location, resolve }: UserContext): string[] {
  const carriedIn = (schema: Oas3Schema, from: string, around: unknown[]): string[] => {
    const { node, location: found } = resolve<Oas3Schema & { contentSchema?: object }>(schema, from);
    if (!node || around.includes(node)) return [];
    const { properties = {}, allOf = [], anyOf = [], oneOf = [], items, contentSchema } = node;
    const file = found?.source.absoluteRef ?? from;
    const inside = (part: unknown): string[] =>
      typeof part === 'object' ? carriedIn(part as Oas3Schema, file, [...around, node]) : [];
    return [
      ...Object.entries(properties).flatMap(([name, part]) => [name, ...inside(part)]),
      ...[...allOf, ...anyOf, ...oneOf, items, contentSchema].flatMap(inside),
    ];
  };
  const content = resolve<WithContent>(schema as WithContent);
  const file = (content.location ?? location).source.absoluteRef;
  return Object.values(content.node?.content ?? {}).flatMap(({ schema }) =>
    carriedIn((schema ?? {}) as Oas3Schema, file, []),
  );
}
