// The filter of the journal, and how its entries are shown.
import { containsWords } from '@/ui/texts/words';
import type { Entry } from './calls';

export type CallOutcome = 'any' | 'done' | 'refused' | 'failed';

export const OUTCOMES: { value: CallOutcome; label: string }[] = [
  { value: 'any', label: 'Any answer' },
  { value: 'done', label: '2xx' },
  { value: 'refused', label: '4xx' },
  { value: 'failed', label: '5xx or none' },
];

export interface Filter {
  text: string;
  /** '' for all. */
  area: string;
  outcome: CallOutcome;
}

export function outcomeOf({ status }: Pick<Entry, 'status'>): CallOutcome {
  if (status === 'dropped' || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
}

/** Cached, because up to 2,000 entries are searched with every typed letter. */
const texts = new WeakMap<Entry, string>();

function textOf(entry: Entry): string {
  const known = texts.get(entry) ?? `${entry.operation} ${entry.path} ${entry.status} ${JSON.stringify(entry.body)}`;
  texts.set(entry, known);
  return known;
}

export function filteredJournal(
  journal: Entry[],
  { text, area, outcome }: Filter,
  areaOf: Map<string, string>,
): Entry[] {
  const words = text.trim();
  return journal.filter(
    (entry) =>
      (area === '' || areaOf.get(entry.operation) === area) &&
      (outcome === 'any' || outcomeOf(entry) === outcome) &&
      (words === '' || containsWords(textOf(entry), words)),
  );
}

/** Tokens in answers are hidden, too. */
export function shownAnswer({ answer }: Pick<Entry, 'answer'>): string {
  if (answer === undefined) return 'no longer stored: the call is too old';
  if (answer === null) return 'none';
  const withoutTokens = (name: string, value: unknown) =>
    /token/i.test(name) && typeof value === 'string' && value !== '' ? '…' : value;
  return typeof answer === 'string' ? answer : JSON.stringify(answer, withoutTokens, 2);
}

/** Tokens are hidden, because whoever knows one can use it. */
export const shownHeaders = (headers: Entry['headers']): [string, string][] =>
  Object.entries(headers).map(([name, value]) => [name, name === 'authorization' ? 'Bearer …' : value]);
