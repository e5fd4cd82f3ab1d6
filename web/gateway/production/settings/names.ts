// Translates names and values between contract and upstream, in both directions, for one operation.
import type { OperationId } from '#contract';
import { answerFields, requestFields } from '../../answers/contract';

/** Translates from one side to the other; words that it does not have are the same on both sides. */
export interface Dictionary {
  names: ReadonlyMap<string, string>;
  /** Translations of values, by the source side's name of the field. */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface Dictionaries {
  request: Dictionary;
  answer: Dictionary;
}

/** The translations in the settings, from the contract to the upstream. */
interface Translations {
  names: Record<string, string>;
  /** By the contract's name of the field. */
  values: Record<string, Record<string, string>>;
}

const pairs = (words: Record<string, string>) => Object.entries(words);
const swapped = (words: Record<string, string>) =>
  pairs(words).map(([ours, theirs]): [string, string] => [theirs, ours]);

/** Only fields of this operation are translated, so a name may mean something else in another operation. */
export function dictionariesOf(operation: OperationId, { names, values }: Translations): Dictionaries {
  const [sent, received] = [requestFields(operation), answerFields(operation)];
  const nameOf = (field: string) => (Object.hasOwn(names, field) ? (names[field] ?? field) : field);
  const valuesOf = (fields: Set<string>) => Object.entries(values).filter(([field]) => fields.has(field));
  return {
    request: {
      names: new Map(pairs(names).filter(([ours]) => sent.has(ours))),
      values: new Map(valuesOf(sent).map(([field, words]) => [field, new Map(pairs(words))])),
    },
    answer: {
      names: new Map(swapped(names).filter(([, ours]) => received.has(ours))),
      values: new Map(valuesOf(received).map(([field, words]) => [nameOf(field), new Map(swapped(words))])),
    },
  };
}

/** Whether the request or the answer would have the same name for two fields. */
export function clashOf(operation: OperationId, names: Record<string, string>): 'request' | 'answer' | undefined {
  const clashes = (fields: Set<string>) => {
    const theirs = [...fields].map((field) => (Object.hasOwn(names, field) ? names[field] : field));
    return new Set(theirs).size < fields.size;
  };
  if (clashes(requestFields(operation))) return 'request';
  return clashes(answerFields(operation)) ? 'answer' : undefined;
}

export function translateWords(value: unknown, dictionary: Dictionary): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => translateWords(each, dictionary));
  const { names, values } = dictionary;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      names.get(key) ?? key,
      typeof each === 'string' ? (values.get(key)?.get(each) ?? each) : translateWords(each, dictionary),
    ]),
  );
}

/**
 * Whether a word is the upstream's translation of another word. It would bypass checks that look for the contract's
 * word.
 */
export const isTheirWord = (words: ReadonlyMap<string, string>, word: string) =>
  !words.has(word) && [...words.values()].includes(word);

export function containsTheirWords(value: unknown, dictionary: Dictionary): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((each) => containsTheirWords(each, dictionary));
  const { names, values } = dictionary;
  return Object.entries(value).some(([key, each]) => {
    if (isTheirWord(names, key)) return true;
    return typeof each === 'string'
      ? isTheirWord(values.get(key) ?? new Map(), each)
      : containsTheirWords(each, dictionary);
  });
}
