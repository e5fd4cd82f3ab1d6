// What the contract says about who may make a call and who made it (operationPolicy.ts), as complaints of the contract's lint.
import type { Oas3Operation, Oas3Schema, UserContext } from '@redocly/openapi-core';
import type { Audited, Claim, Power } from '../web/gateway/policy/declared';
import type { DescribedOperation } from './operationPolicy';

export type Operation = Oas3Operation & Omit<DescribedOperation, keyof Oas3Operation>;

/** Whoever calls a field so, in whatever letters, says who somebody is. */
const IDENTIFYING = `
  approved_by edited_by editedby editby posted_by postedby username email emailaddress email_address avega
`
  .trim()
  .split(/\s+/);

const CLAIMS = ['email', 'recordid', 'rolesid', 'visibleBrand', 'firstBrand'] satisfies Claim[];
const AUDITED = ['sign-in', 'decision', 'change', 'read'] satisfies Audited[];

const isReason = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isOneOf = (values: readonly string[], value: unknown) => values.some((each) => each === value);

export function* identityComplaints(
  operation: Operation,
  context: UserContext,
  powers: Record<string, Power>,
): Generator<string> {
  const answers = Object.keys(operation.responses);
  const carried = [...headersOf(operation, context), ...fieldsOf(operation, context)];
  const identity = Object.entries(operation['x-identity'] ?? {});
  const claimed = identity.filter(([, claim]) => typeof claim === 'string');
  const powerOf = Object.entries(operation['x-power-of'] ?? {});
  const email = operation['x-email'];

  for (const name of carried) {
    const isTold = identity.some(([told]) => told === name) || email === name;
    if (IDENTIFYING.includes(name.toLowerCase()) && !isTold) {
      yield `'${name}' says who somebody is: x-identity says whether it is whoever calls, or x-email names it.`;
    }
  }
  for (const [name, claim] of identity) {
    if (typeof claim === 'string' ? !isOneOf(CLAIMS, claim) : !isReason(claim?.not)) {
      yield `x-identity of '${name}' is one of ${CLAIMS.join(', ')}, or says in \`not\` whose it is.`;
    }
  }
  for (const name of [...identity.map(([told]) => told), ...powerOf.map(([told]) => told), email]) {
    if (name !== undefined && !carried.includes(name)) yield `The request has no header and no field '${name}'.`;
  }

  for (const power of [operation['x-power'], ...powerOf.flatMap(([, values]) => Object.values(values))]) {
    if (power !== undefined && !powers[power]) yield `x-powers of the root has no '${power}'.`;
  }
  const refuses = [claimed.length > 0, powerOf.length > 0, operation['x-power'], operation['x-ticket']].some(Boolean);
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
    if (operation[name] && email === undefined) yield `${name} needs x-email: whose one-time password it is.`;
  }
  yield* auditing(operation, context, carried);
}

function* auditing({ 'x-audit': audit }: Operation, { key }: UserContext, carried: string[]): Generator<string> {
  if (audit === undefined) {
    if (key !== 'get') yield 'x-audit is missing: what is told to the audit log, or why nothing is.';
  } else if (typeof audit === 'string') {
    if (!isReason(audit)) yield 'x-audit is empty.';
  } else {
    if (!isOneOf(AUDITED, audit.what)) yield `x-audit tells of one of ${AUDITED.join(', ')}.`;
    if (!carried.includes(audit.record)) {
      yield `x-audit names the record '${audit.record}', which is no header and no field of the request.`;
    }
  }
}

function headersOf({ parameters = [] }: Operation, { resolve }: UserContext): string[] {
  return parameters
    .flatMap((parameter) => resolve(parameter).node ?? [])
    .flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : []));
}

/** Every field of the body, however deep. */
function fieldsOf({ requestBody }: Operation, { location, resolve }: UserContext): string[] {
  if (!requestBody) return [];
  const carriedIn = (schema: Oas3Schema, from: string, around: unknown[]): string[] => {
    const { node, location: found } = resolve<Oas3Schema>(schema, from);
    if (!node || around.includes(node)) return [];
    const { properties = {}, allOf = [], anyOf = [], oneOf = [], items } = node;
    const file = found?.source.absoluteRef ?? from;
    const inside = (part: unknown): string[] =>
      typeof part === 'object' ? carriedIn(part as Oas3Schema, file, [...around, node]) : [];
    return [
      ...Object.entries(properties).flatMap(([name, part]) => [name, ...inside(part)]),
      ...[...allOf, ...anyOf, ...oneOf, items].flatMap(inside),
    ];
  };
  const body = resolve(requestBody);
  const file = (body.location ?? location).source.absoluteRef;
  return Object.values(body.node?.content ?? {}).flatMap(({ schema }) =>
    carriedIn((schema ?? {}) as Oas3Schema, file, []),
  );
}
