// Prepares every call of the contract for export to other tools: one request, with the examples of its answers.
import { readFileSync } from 'node:fs';
import type { OperationId } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import type { Claim, Place } from '../../../web/gateway/policy/policyTypes';
import { headerSafe } from '../../../web/src/api/headerSafe';
import { type ContractDocument, type Json, readableContract } from '../../../web/src/areas/tester/contract/document';
import { resolvedAt } from '../../../web/src/areas/tester/contract/resolveRefs';
import { placeholder } from './variables';

export interface Field {
  name: string;
  value: string;
  /** Optional fields are listed but not sent. */
  isSent: boolean;
}

export interface Part {
  name: string;
  kind: 'text' | 'json' | 'file';
  /** Empty for a file: a picture is exported beside the calls. */
  value: string;
}

export type Body =
  | { kind: 'json'; text: string }
  | { kind: 'form'; parts: Part[] }
  | { kind: 'urlencoded'; fields: Field[] };

export interface Answer {
  /** For example '200 alreadyThere'. */
  name: string;
  status: number;
  type: string;
  text: string;
}

export interface Call {
  id: OperationId;
  area: string;
  method: string;
  /** The path below the address of the console. */
  path: string;
  /** What the call is for, who may make it, and why it may be refused when it is sent from here. */
  docs: string;
  headers: Field[];
  query: Field[];
  body: Body | undefined;
  answers: Answer[];
}

export interface ExportedContract {
  title: string;
  version: string;
  areas: { name: string; description: string }[];
  calls: Call[];
}

type Named = Record<string, { value: Json }>;
interface Resolved {
  operationId: OperationId;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; required?: boolean; example?: Json; 'x-gateway'?: boolean }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { format?: string }> }; examples?: Named }>;
  };
  responses: Record<string, { content?: Record<string, { examples?: Named }> }>;
}

const DOCUMENT = new URL('../../../openapi/generated/document.json', import.meta.url);

export function exportedContract(): ExportedContract {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ContractDocument;
  const contract = readableContract(document, '/api', undefined);
  const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) =>
      callOf(path, method, resolvedAt(contract as unknown as Json, ['paths', path, method]) as unknown as Resolved),
    ),
  );
  const areas = contract.tags.map(({ name, description }) => ({ name, description }));
  const endsIn = (area: string) => calls.some((call) => call.area === area && ends(call));
  return {
    title: contract.info.title,
    version: contract.info.version,
    areas: lastOnes(areas, ({ name }) => endsIn(name)),
    calls: lastOnes(calls, ends),
  };
}

/** Whether the call ends a session. Such calls come last, so that all calls can be sent one after the other. */
const ends = ({ id }: Call) => policies[id].endsSession || policies[id].endsSessionsOf !== null;
const lastOnes = <Item>(items: Item[], isLast: (item: Item) => boolean) => [
  ...items.filter((item) => !isLast(item)),
  ...items.filter(isLast),
];

function callOf(path: string, method: string, operation: Resolved): Call {
  const { operationId: id, tags, parameters, requestBody, responses } = operation;
  const { identity } = policies[id];
  const of = (place: 'header' | 'query'): Field[] =>
    parameters
      .filter((parameter) => parameter.in === place && !parameter['x-gateway'])
      .map(({ name, required = false, example }) => {
        const claim = identity.find((each) => place === 'header' && isHeader(each.place, name))?.claim;
        const text = claim ? placeholder(claim) : String(example ?? '');
        return { name, value: place === 'header' ? headerSafe(text) : text, isSent: required || claim !== undefined };
      });
  return {
    id,
    area: tags[0] ?? '',
    method: method.toUpperCase(),
    path: `/api${path}`,
    docs: docsOf(operation),
    headers: of('header'),
    query: of('query'),
    body: bodyOf(id, requestBody?.content ?? {}),
    answers: Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([type, { examples = {} }]) =>
        Object.entries(examples).map(([name, { value }]) => ({
          name: `${status} ${name}`,
          status: Number(status),
          type,
          text: type === 'application/json' ? written(value) : String(value),
        })),
      ),
    ),
  };
}

const isHeader = ({ in: where, path }: Place, name: string) => where === 'header' && path[0] === name.toLowerCase();
const written = (value: unknown) => JSON.stringify(value, null, 2);

function docsOf({ operationId, summary, description }: Resolved): string {
  const { humanCheck, ticket } = policies[operationId];
  return [
    summary,
    description,
    ...(humanCheck ? ['The call needs the human check of the console. Called from here, the gateway refuses it.'] : []),
    ...(ticket
      ? ['The call needs a one-time password that was typed in the console. Called from here, the gateway refuses it.']
      : []),
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function bodyOf(id: OperationId, content: NonNullable<Resolved['requestBody']>['content']): Body | undefined {
  const [first] = Object.entries(content);
  if (!first) return undefined;
  const [type, { schema, examples = {} }] = first;
  const value = policies[id].identity
    .filter(({ place }) => place.in === 'body')
    .reduce((body, { place, claim }) => withClaim(body, place.path, claim), Object.values(examples)[0]?.value ?? null);
  if (type === 'application/json') return { kind: 'json', text: bare(written(value)) };
  const fields = Object.entries((value ?? {}) as Record<string, Json>);
  if (type === 'application/x-www-form-urlencoded')
    return { kind: 'urlencoded', fields: fields.map(([name, each]) => ({ name, value: String(each), isSent: true })) };
  return { kind: 'form', parts: fields.map(([name, each]) => partOf(name, each, schema.properties?.[name]?.format)) };
}

function partOf(name: string, value: Json, format: string | undefined): Part {
  if (format === 'binary') return { name, kind: 'file', value: '' };
  if (typeof value === 'object') return { name, kind: 'json', value: bare(JSON.stringify(value)) };
  return { name, kind: 'text', value: String(value) };
}

/** Marks placeholders for numbers and flags, whose quotes are removed. */
const [OPEN, CLOSE] = ['<<', '>>'];
const bare = (json: string) => json.replaceAll(`"${OPEN}`, '').replaceAll(`${CLOSE}"`, '');

/** Replaces the maker at this path by a placeholder, if the example has a value there. */
function withClaim(value: Json, [name, ...rest]: string[], claim: Claim): Json {
  if (name === undefined)
    return typeof value === 'string' ? placeholder(claim) : `${OPEN}${placeholder(claim)}${CLOSE}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value[name] === undefined) return value;
  return { ...value, [name]: withClaim(value[name], rest, claim) };
}
