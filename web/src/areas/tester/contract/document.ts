// Adapts the contract for its page: it describes what gateway and console do themselves, so that the reader need not do
// it.
import type { Power } from '@/api/powers';
import { usernameOf } from '@/app/session/rules';
import type { User } from '@/app/session/store';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: Json;
  schema?: { examples?: Json[] } | Ref;
  'x-gateway'?: boolean;
}
interface Ref {
  $ref: string;
}
interface Example {
  value: Json;
}
interface Body {
  content: Record<string, { examples?: Record<string, Example | Ref> }>;
}
export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | Ref)[];
  requestBody?: Body | Ref;
  'x-identity'?: Record<string, string | object>;
  'x-power'?: string | string[];
  'x-power-of'?: object;
  'x-power-of-record'?: object;
  'x-ticket'?: string;
  'x-gateway-own'?: boolean;
}
export interface ContractDocument {
  info: { title: string; version: string };
  servers: { url: string }[];
  security: Record<string, unknown>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    securitySchemes?: object;
    parameters?: Record<string, Parameter>;
    requestBodies?: Record<string, Body>;
    examples?: Record<string, Example>;
    schemas?: Record<string, { examples?: Json[] }>;
  };
  'x-powers': Record<string, Power>;
}

/** An operation with the text that the search looks in. */
interface ListedOperation {
  id: string;
  area: string;
  text: string;
}

export const operationsOf = ({ paths }: ContractDocument): ListedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).map(({ operationId, tags, summary }) => ({
      id: operationId,
      area: tags[0] ?? '',
      text: `${operationId} ${summary} ${path}`,
    })),
  );

/** Calls that only the gateway makes are in the contract, but the browser cannot make them. */
export const isOfGateway = ({ paths }: ContractDocument, path: string, method: string) =>
  paths[path]?.[method]?.['x-gateway-own'] === true;

/** Sends calls to `api`, and fills the identity of the signed-in user, if there is one, into their examples. */
export function readableContract(contract: ContractDocument, api: string, user: User | undefined): ContractDocument {
  const { securitySchemes: _, ...components } = contract.components;
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, readableOperation(operation, contract, user)]),
    ),
  ]);
  return { ...contract, servers: [{ url: api }], security: [], components, paths: Object.fromEntries(paths) };
}

function readableOperation(
  operation: DescribedOperation,
  contract: ContractDocument,
  user: User | undefined,
): DescribedOperation {
  const { security: _, parameters = [], requestBody, description, ...rest } = operation;
  const identity = identityValues(operation['x-identity'] ?? {}, user);
  return {
    ...rest,
    description: [description, ...sentencesOn(operation, contract)].filter(Boolean).join('\n\n'),
    parameters: parameters.map((parameter) => withExample(parameter, contract, identity)),
    ...(requestBody && { requestBody: withExamples(requestBody, contract, identity) }),
  };
}

function sentencesOn(operation: DescribedOperation, contract: ContractDocument): string[] {
  const { security = contract.security, 'x-gateway-own': isGateways } = operation;
  if (isGateways) return ['Asked by the gateway alone: the browser has no way to it.'];
  const needed = powersOf(operation, contract);
  return [
    security.length > 0
      ? 'Sent in the session of whoever is signed in.'
      : 'Sent without a token: nobody has to be signed in.',
    ...(needed.length > 0 ? [`Who may: ${sentenceOf(needed)}.`] : []),
  ];
}

/** One of these powers is enough for the call. */
export const powersOf = ({ 'x-power': names = [] }: DescribedOperation, contract: ContractDocument): Power[] =>
  [names].flat().flatMap((name) => contract['x-powers'][name] ?? []);

const ADMINISTRATOR = '1';
const LIST = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

const exceptionsOf = ({ except = [] }: Power) => LIST.format(except);

/** Powers with the same exceptions are combined into one sentence. */
const sentenceOf = (powers: Power[]) =>
  [...new Set(powers.map(exceptionsOf))]
    .map((nobody) => {
      const people = powers.filter((power) => exceptionsOf(power) === nobody).flatMap(peopleOf);
      return LIST.format([...new Set(people)]) + (nobody && `, but nobody of ${nobody}`);
    })
    .join('; or ');

const peopleOf = ({ everyone, roles = [], departments = [], screen }: Power) => [
  ...(everyone ? ['everybody who is signed in'] : []),
  ...roles.map((role) => (role === ADMINISTRATOR ? 'administrators' : `people of role ${role}`)),
  ...departments.map((department) => `people of ${department}`),
  ...(screen ? [`whoever finds ${screen} in AGORA's menu`] : []),
];

/** The values that must identify the caller, because the gateway refuses any others. */
function identityValues(identity: Record<string, string | object>, user: User | undefined): Record<string, Json> {
  if (!user) return {};
  const claims: Record<string, Json> = {
    email: user.emailaddress,
    username: usernameOf(user),
    recordid: user.recordid,
    rolesid: user.rolesid,
    visibleBrand: user.department === 'INT APD' ? '0' : '1',
    firstBrand: user.productavega_tag,
  };
  return Object.fromEntries(
    Object.entries(identity).flatMap(([name, claim]) => {
      const value = typeof claim === 'string' ? claims[claim] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Gives a parameter its example or its schema's, where the library looks for it. */
function withExample(part: Parameter | Ref, { components }: ContractDocument, identity: Record<string, Json>) {
  const parameter = resolveRef(part, components.parameters);
  if (!parameter) return part;
  const examples = resolveRef(parameter.schema, components.schemas)?.examples;
  const example = identity[parameter.name] ?? parameter.example ?? examples?.[0];
  return example === undefined ? parameter : { ...parameter, example };
}

function withExamples(part: Body | Ref, { components }: ContractDocument, identity: Record<string, Json>): Body | Ref {
  const body = resolveRef(part, components.requestBodies);
  if (!body) return part;
  const content = Object.entries(body.content).map(([type, media]) => {
    const examples = Object.entries(media.examples ?? {}).map(([name, example]) => {
      const own = resolveRef(example, components.examples);
      return [name, own ? { ...own, value: withIdentity(identity, own.value) } : example];
    });
    return [type, { ...media, ...(media.examples && { examples: Object.fromEntries(examples) }) }];
  });
  return { ...body, content: Object.fromEntries(content) };
}

/** Resolves a reference to a shared component; other values are returned unchanged. */
function resolveRef<T extends object>(part: T | Ref | undefined, all: Record<string, T> = {}): T | undefined {
  if (part && '$ref' in part) return all[part.$ref.split('/').at(-1) ?? ''];
  return part;
}

/** Replaces the fields of the example that are in `identity`, keeping their format. */
function withIdentity(identity: Record<string, Json>, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withIdentity(identity, item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const own = identity[name];
      if (own === undefined) return [name, withIdentity(identity, inner)];
      return [name, typeof inner === 'string' ? String(own) : own];
    }),
  );
}
