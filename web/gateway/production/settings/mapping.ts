// Reads from the settings file where each operation goes and how it is translated. Each fault becomes a sentence.
import { type OperationId, operationTable } from '#contract';
import {
  answerFields,
  isOperation,
  isReadOperation,
  operationIds,
  requestFields,
  requestRules,
} from '../../answers/contract';
import { clashOf, type Dictionaries, dictionariesOf } from './names';
import { isReserved } from './reserved';
import type { SettingsContext } from './secrets';
import type { OperationEntry, SettingsFile } from './settingsFile';

/** A translated header or query parameter. */
interface MappedName {
  name: string;
  values: ReadonlyMap<string, string>;
}

export interface Mapping {
  upstream: string;
  method: string;
  path: string;
  /** By the contract's name in lower case. */
  headers: ReadonlyMap<string, MappedName>;
  /** By the contract's name. */
  query: ReadonlyMap<string, MappedName>;
  words: Dictionaries;
  /** The parts that bypass the codec: `value`, `answer`, or headers by the contract's name in lower case. */
  uncoded: ReadonlySet<string>;
  retry: boolean;
  /** Service credentials, which are added to the body. */
  service: Record<string, string>;
}

export type Mappings = Partial<Record<OperationId, Mapping>>;

/** The parts, besides headers, that may bypass the codec. */
const PARTS = ['value', 'answer'];

const headersOf = (operation: OperationId) => Object.keys(requestRules[operation].headers);
const queryOf = (operation: OperationId) => Object.keys(requestRules[operation].query);
const headersInContract = (operation: OperationId) => [
  ...headersOf(operation),
  ...requestRules[operation].headersOfGateway,
];

export function checkWords({ names, values, uncoded, forward }: SettingsFile, context: SettingsContext): void {
  const headers = operationIds.flatMap(headersOf);
  const fields = operationIds.flatMap((id) => [...queryOf(id), ...requestFields(id), ...answerFields(id)]);
  const words = new Set([...headers, ...fields]);
  for (const name of Object.keys(names)) {
    if (!words.has(name)) context.complain(`names.${name} is no field, header or parameter of the contract.`);
  }
  for (const [name, pairs] of Object.entries(values)) {
    const theirs = Object.values(pairs);
    if (!words.has(name)) context.complain(`values.${name} is no field, header or parameter of the contract.`);
    if (new Set(theirs).size < theirs.length) context.complain(`values.${name} gives two values one word.`);
  }
  const parts = new Set([...PARTS, ...headers.map((name) => name.toLowerCase())]);
  if (uncoded.some((part) => !parts.has(part.toLowerCase()))) {
    context.complain('uncoded must hold value, answer or headers of the contract.');
  }
  if (forward.some(isReserved)) {
    context.complain('forward must not hold a header that the gateway sets or keeps to itself.');
  }
  if (operationIds.flatMap(headersInContract).some((name) => forward.includes(name.toLowerCase()))) {
    context.complain('forward must not hold a header of the contract.');
  }
}

export function mappingsIn(
  file: SettingsFile,
  services: ReadonlyMap<string, Record<string, string>>,
  context: SettingsContext,
): Mappings {
  const mappings: Mappings = {};
  const [only, ...others] = Object.keys(file.upstreams);
  for (const [operation, entry] of Object.entries(file.operations)) {
    const complain = (sentence: string) => context.complain(`operations.${operation}${sentence}`);
    if (!isOperation(operation)) {
      complain(' is no operation of the contract.');
      continue;
    }
    const upstream = entry.upstream ?? (others.length === 0 ? only : undefined);
    if (entry.path !== undefined && !upstream) complain('.upstream is missing.');
    if (upstream && !Object.hasOwn(file.upstreams, upstream)) complain('.upstream is none of the upstreams.');
    for (const complaint of complaintsAbout(operation, entry, file)) complain(complaint);
    if (entry.path === undefined || upstream === undefined) continue;
    mappings[operation] = {
      upstream,
      path: entry.path,
      method: entry.method ?? operationTable[operation].method,
      retry: entry.retry,
      service: services.get(operation) ?? {},
      headers: new Map(
        headersOf(operation).map((ours) => [
          ours.toLowerCase(),
          { name: theirHeader(ours, entry, file), values: new Map(Object.entries(file.values[ours] ?? {})) },
        ]),
      ),
      query: new Map(
        queryOf(operation).map((ours) => [
          ours,
          { name: theirQuery(ours, entry, file), values: new Map(Object.entries(file.values[ours] ?? {})) },
        ]),
      ),
      words: dictionariesOf(operation, { names: { ...file.names, ...entry.names }, values: file.values }),
      uncoded: new Set([...file.uncoded, ...entry.uncoded].map((part) => part.toLowerCase())),
    };
  }
  return mappings;
}

function theirHeader(ours: string, { headers }: OperationEntry, { names }: SettingsFile): string {
  const own = Object.entries(headers).find(([name]) => name.toLowerCase() === ours.toLowerCase())?.[1];
  return own ?? (Object.hasOwn(names, ours) ? names[ours] : undefined) ?? ours;
}

function theirQuery(ours: string, { query }: OperationEntry, { names }: SettingsFile): string {
  return [query, names].find((words) => Object.hasOwn(words, ours))?.[ours] ?? ours;
}

/** Whether a server could normalize the path to another one. */
function leavesItsPlace(path: string): boolean {
  const [segments = ''] = path.split('?', 1);
  return /\/\/|\\|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(segments);
}

const parametersIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

function* complaintsAbout(operation: OperationId, entry: OperationEntry, file: SettingsFile): Generator<string> {
  yield* complaintsAboutHeaders(operation, entry, file);
  yield* complaintsAboutQuery(operation, entry, file);
  const fields = new Set([...requestFields(operation), ...answerFields(operation)]);
  for (const name of Object.keys(entry.names)) {
    if (!fields.has(name)) yield `.names.${name} is no field of this call.`;
  }
  const clash = clashOf(operation, { ...file.names, ...entry.names });
  if (clash) yield `: two fields of its ${clash} would have one name; names of its own can tell them apart.`;
  if (entry.retry && !isReadOperation(operation)) yield '.retry is for reads only, and this is none.';
  if (entry.path === undefined) return;
  if (leavesItsPlace(entry.path)) yield '.path must be without //, a backslash, and . or .. as a name.';
  const [ours, theirs] = [requestRules[operation].path, parametersIn(entry.path)];
  for (const name of theirs) {
    if (!ours.includes(name)) yield `.path has the parameter ${name}, which the contract does not have.`;
  }
  for (const name of ours) if (!theirs.includes(name)) yield `.path is without the contract's parameter ${name}.`;
}

function* complaintsAboutHeaders(operation: OperationId, entry: OperationEntry, file: SettingsFile): Generator<string> {
  const ours = headersOf(operation).map((name) => name.toLowerCase());
  for (const name of Object.keys(entry.headers)) {
    if (!ours.includes(name.toLowerCase())) yield `.headers.${name} is no header of this call.`;
  }
  const theirs = headersOf(operation).map((name) => theirHeader(name, entry, file).toLowerCase());
  if (new Set(theirs).size < theirs.length) yield ' would have two headers of one name.';
  if (theirs.some((name) => file.forward.includes(name) && !ours.includes(name))) {
    yield ' would have a header that forward lets the browser set.';
  }
  if (theirs.some(isReserved)) yield ' would have a header that the gateway sets itself.';
  if (entry.uncoded.some((part) => !PARTS.includes(part) && !ours.includes(part.toLowerCase()))) {
    yield '.uncoded must hold value, answer or headers of this call.';
  }
}

function* complaintsAboutQuery(operation: OperationId, entry: OperationEntry, file: SettingsFile): Generator<string> {
  const ours = queryOf(operation);
  for (const name of Object.keys(entry.query)) {
    if (!ours.includes(name)) yield `.query.${name} is no parameter of this call's query.`;
  }
  const inPath = new URLSearchParams(entry.path?.replace(/^[^?]*/, '')).keys();
  const theirs = [...inPath, ...ours.map((name) => theirQuery(name, entry, file))];
  if (ours.length > 0 && new Set(theirs).size < theirs.length)
    yield ' would have two parameters of one name in its query.';
}

export const pathlessIn = (mappings: Mappings): OperationId[] => operationIds.filter((id) => !mappings[id]);
