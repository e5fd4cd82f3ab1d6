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
    if (!words.has(name)) context.complain(`names.${name} is not a field, header or parameter of the contract.`);
  }
  for (const [name, pairs] of Object.entries(values)) {
    const theirs = Object.values(pairs);
    if (!words.has(name)) context.complain(`values.${name} is not a field, header or parameter of the contract.`);
    if (new Set(theirs).size < theirs.length) context.complain(`values.${name} gives two values the same word.`);
  }
  const parts = new Set([...PARTS, ...headers.map((name) => name.toLowerCase())]);
  if (uncoded.some((part) => !parts.has(part.toLowerCase()))) {
    context.complain('uncoded may contain only value, answer and headers of the contract.');
  }
  if (forward.some(isReserved)) {
    context.complain('forward must not contain a header that the gateway sets or does not pass on.');
  }
  if (operationIds.flatMap(headersInContract).some((name) => forward.includes(name.toLowerCase()))) {
    context.complain('forward must not contain a header of the contract.');
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
      complain(' is not an operation of the contract.');
      continue;
    }
    const upstream = entry.upstream ?? (others.length === 0 ? only : undefined);
    if (entry.path !== undefined && !upstream) complain('.upstream is missing.');
    if (upstream && !Object.hasOwn(file.upstreams, upstream)) complain('.upstream is not one of the upstreams.');
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
    if (!fields.has(name)) yield `.names.${name} is not a field of this call.`;
  }
  const clash = clashOf(operation, { ...file.names, ...entry.names });
  if (clash)
    yield `: two fields of its ${clash} would have the same name; set names for this operation to distinguish them.`;
  if (entry.retry && !isReadOperation(operation)) yield '.retry is allowed only for operations that read.';
  if (entry.path === undefined) return;
  if (leavesItsPlace(entry.path)) yield '.path must not contain //, a backslash, or . or .. as a name.';
  const [ours, theirs] = [requestRules[operation].path, parametersIn(entry.path)];
  for (const name of theirs) {
    if (!ours.includes(name)) yield `.path has the parameter ${name}, which the contract does not have.`;
  }
  for (const name of ours) if (!theirs.includes(name)) yield `.path lacks the contract's parameter ${name}.`;
}

function* complaintsAboutHeaders(operation: OperationId, entry: OperationEntry, file: SettingsFile): Generator<string> {
  const ours = headersOf(operation).map((name) => name.toLowerCase());
  for (const name of Object.keys(entry.headers)) {
    if (!ours.includes(name.toLowerCase())) yield `.headers.${name} is not a header of this call.`;
  }
  const theirs = headersOf(operation).map((name) => theirHeader(name, entry, file).toLowerCase());
  if (new Set(theirs).size < theirs.length) yield ' would have two headers with the same name.';
  if (theirs.some((name) => file.forward.includes(name) && !ours.includes(name))) {
    yield ' would have a header that the browser could set, because forward names it.';
  }
  if (theirs.some(isReserved)) yield ' would have a header that the gateway sets itself.';
  if (entry.uncoded.some((part) => !PARTS.includes(part) && !ours.includes(part.toLowerCase()))) {
    yield '.uncoded may contain only value, answer and headers of this call.';
  }
}

function* complaintsAboutQuery(operation: OperationId, entry: OperationEntry, file: SettingsFile): Generator<string> {
  const ours = queryOf(operation);
  for (const name of Object.keys(entry.query)) {
    if (!ours.includes(name)) yield `.query.${name} is not a parameter of this call's query.`;
  }
  const inPath = new URLSearchParams(entry.path?.replace(/^[^?]*/, '')).keys();
  const theirs = [...inPath, ...ours.map((name) => theirQuery(name, entry, file))];
  if (ours.length > 0 && new Set(theirs).size < theirs.length)
    yield ' would have two parameters with the same name in its query.';
}

export const pathlessIn = (mappings: Mappings): OperationId[] => operationIds.filter((id) => !mappings[id]);
