// The requests to a safe operation: about existing records, about records that do not exist, and with every breach of
// the contract.

import { powers } from '#contract';
import { isGivenTo } from '#wire/powers';
import type { Claim } from '../../../web/gateway/policy/policyTypes';
import { withText } from '../../../web/gateway/requests/wholeRequest';
import type { Identity } from '../../../web/gateway/upstreamCall';
import { readAs } from '../breaking/breaches';
import type { Operation, Parameter } from '../contract';
import { brokenRequestsOf, sampleOf } from '../requests';
import { fits, merged } from '../schema';
import { withMaker } from '../visitor';
import type { RequestParts } from '../wire';

/** Values that the server has answered, by the name of the field in lower case. */
type KnownValues = Map<string, unknown[]>;
const KEPT_OF_A_FIELD = 12;
/** Names that requests use for fields with another name in answers. */
const OTHER_NAMES: Record<string, string[]> = {
  filepath: ['imagepath'],
  path: ['imagepath'],
  image_path: ['imagepath'],
};

export function keepValues(value: unknown, known: KnownValues, name = ''): void {
  if (Array.isArray(value)) for (const each of value) keepValues(each, known, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) keepValues(inner, known, field.toLowerCase());
  } else if (value !== null && value !== '') {
    for (const alias of [name, ...(OTHER_NAMES[name] ?? [])]) {
      const values = known.get(alias) ?? [];
      if (values.length < KEPT_OF_A_FIELD && !values.includes(value)) known.set(alias, [...values, value]);
    }
  }
}

const isOfIdentity = ({ policy }: Operation, { name }: Parameter) =>
  policy.identity.some(({ place }) => place.in === 'header' && place.path[0] === name.toLowerCase());

/** Whether the parameter names a record: it is neither the caller's identity nor a fixed choice. */
const namesRecord = (operation: Operation, parameter: Parameter) => {
  const { enum: named, ...schema } = merged(parameter.schema);
  return parameter.required && !named && !('const' in schema) && !isOfIdentity(operation, parameter);
};

export const asksForRecord = (operation: Operation) =>
  operation.parameters.some((parameter) => namesRecord(operation, parameter));

const withParameter = (request: RequestParts, { name, in: place }: Parameter, text: string): RequestParts => {
  const at = place === 'header' ? 'headers' : 'query';
  return { ...request, [at]: { ...request[at], [name]: text } };
};

/** A request about a record from a list, if one has a field with the parameter's name. */
export function requestOf(operation: Operation, identity: Identity, known: KnownValues): RequestParts {
  const request = operation.parameters
    .filter((parameter) => namesRecord(operation, parameter))
    .reduce((values, parameter) => {
      const value = known
        .get(parameter.name.toLowerCase())
        ?.find((value) => fits(parameter.schema, readAs(merged(parameter.schema), String(value))));
      return value === undefined ? values : withParameter(values, parameter, String(value));
    }, sampleOf(operation));
  return withMaker(identity, operation, request);
}

const NOBODY = [
  'nobody@nowhere.invalid',
  'nobody/nothing.png',
  'Nobody has this',
  'NOBODY',
  '999999999',
  'ZZZ99999999',
  '99999999',
  '9999',
];

/** A request about a record that does not exist; undefined if no such value fits the schema. */
export function aboutUnknownRecord(operation: Operation, request: RequestParts): RequestParts | undefined {
  const records = operation.parameters.filter((parameter) => namesRecord(operation, parameter));
  const values = records.map((parameter) => ({
    parameter,
    text: NOBODY.find((text) => fits(parameter.schema, readAs(merged(parameter.schema), text))),
  }));
  if (values.length === 0 || values.every(({ text }) => text === undefined)) return undefined;
  return values.reduce(
    (request, { parameter, text }) => (text === undefined ? request : withParameter(request, parameter, text)),
    request,
  );
}

/** Requests that must be refused, with a name for each. They are reads, so one that is not refused does no harm. */
export function refusable(
  operation: Operation,
  request: RequestParts,
): { name: string; request: RequestParts; isSignedOut?: boolean }[] {
  // Parameters for the gateway itself are left out, because they never reach a server.
  const parameters = operation.parameters.filter(({ isOfGateway }) => !isOfGateway);
  const broken = brokenRequestsOf({ ...operation, parameters }, request).broken.map(
    ({ name, request: values, lacks }) => ({
      name,
      request: values,
      isSignedOut: lacks?.token === true,
    }),
  );
  const lies = operation.policy.identity.map(({ place, claim }) => ({
    name: `a lie about ${place.path.join('.')}`,
    request: withText(request, place, OTHER[claim]),
  }));
  return [...broken, ...lies];
}

/** Claims that are true of no person. */
const OTHER: Record<Claim, string> = {
  email: 'nobody@nowhere.invalid',
  username: 'nobody.at.all',
  recordid: '999999999',
  rolesid: '999',
  department: 'NOWHERE',
  visibleBrand: 'neither',
  firstBrand: 'neither',
};

/** Whether role or department give the power. In AGORA a menu may give it, too. */
export const hasPower = ({ policy }: Operation, identity: Identity) =>
  policy.powers.some((name) => isGivenTo(powers[name], identity));
