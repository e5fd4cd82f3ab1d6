// The contract's names and the upstream's, in both directions, for one operation.
import type { OperationId } from '#contract';
import { answerFields, requestFields } from './contract';

export interface Names {
  /** From the contract's to the upstream's. */
  request: ReadonlyMap<string, string>;
  /** From the upstream's to the contract's. */
  answer: ReadonlyMap<string, string>;
}

type Renaming = Record<string, string>;

/** Only what the operation knows is renamed, so that a name may mean something else elsewhere. */
const renamed = (names: Renaming, fields: Set<string>): [ours: string, theirs: string][] =>
  Object.entries(names).filter(([ours]) => fields.has(ours));

export function namesOf(operation: OperationId, names: Renaming): Names {
  return {
    request: new Map(renamed(names, requestFields(operation))),
    answer: new Map(renamed(names, answerFields(operation)).map(([ours, theirs]) => [theirs, ours])),
  };
}

/** Which side would have one name for two fields. */
export function clashOf(operation: OperationId, names: Renaming): 'request' | 'answer' | undefined {
  const clashes = (fields: Set<string>) => {
    const theirs = [...fields].map((field) => (Object.hasOwn(names, field) ? names[field] : field));
    return new Set(theirs).size < fields.size;
  };
  if (clashes(requestFields(operation))) return 'request';
  return clashes(answerFields(operation)) ? 'answer' : undefined;
}

export function renameKeys(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => renameKeys(each, names));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [names.get(key) ?? key, renameKeys(each, names)]),
  );
}

/** The fields of a form in a query's notation; values keep their exact spelling. */
export function renameFormFields(form: string, names: ReadonlyMap<string, string>): string {
  return form
    .split('&')
    .map((pair) => {
      const [field = ''] = pair.split('=', 1);
      const theirs = names.get(decodeURIComponent(field.replaceAll('+', ' ')));
      return theirs === undefined ? pair : encodeURIComponent(theirs) + pair.slice(field.length);
    })
    .join('&');
}
