// Describes what a save changes, in the labels of its form, before it is sent.

import { type NamedField, shownValue } from '@/ui/fields/fieldNames';
import { type Draft, isSame } from '@/ui/saving/differences';

export interface Change {
  name: string;
  label: string;
  /** Left out where `after` says it all: for lists, files and hidden values. */
  before?: string;
  after: string;
}

/** The changes of the fields that the form shows, in the form's order. */
export function changesOf({ opened, mine, fields }: Draft): Change[] {
  return [...fields]
    .filter(([name]) => !isSame(opened[name], mine[name]))
    .map(([name, { label, shown }]) => ({ name, label, ...becomes(opened[name], mine[name], shown) }));
}

function becomes(before: unknown, after: unknown, shown: NamedField['shown']): Omit<Change, 'name' | 'label'> {
  if (after instanceof File) return { after: `new: ${cutInMiddle(after.name)}` };
  if (Array.isArray(before) && Array.isArray(after)) return { after: inList(before, after, shown) };
  if (typeof before === 'boolean' && typeof after === 'boolean')
    return { before: onOrOff(before), after: onOrOff(after) };
  const [was, is] = [shown(before), shown(after)].map(inOneLine) as [string, string];
  // A hidden value looks the same before and after.
  if (was === is) return { after: 'changed' };
  const [from, to] = cutAround(was, is);
  return { before: from, after: to };
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off');
const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The longest text that can be read at a glance, in characters. */
const MOST = 60;
/** The number of characters kept on each side of a difference. */
const AROUND = 16;

/** '+ Fitness, − Retail'; only numbers when the names are too long. */
function inList(before: readonly unknown[], after: readonly unknown[], shown: NamedField['shown']): string {
  const without = (all: readonly unknown[], others: readonly unknown[]) =>
    all.filter((each) => !others.some((other) => isSame(other, each)));
  const parts = [
    { sign: '+', items: without(after, before) },
    { sign: '−', items: without(before, after) },
  ].filter(({ items }) => items.length > 0);
  if (parts.length === 0) return 'another order';
  const named = parts.flatMap(({ sign, items }) => items.map((item) => `${sign} ${nameOf(item, shown)}`)).join(', ');
  return named.length <= MOST ? named : parts.map(({ sign, items }) => `${sign} ${items.length}`).join(', ');
}

const nameOf = (item: unknown, shown: NamedField['shown']) => inOneLine(shown([item]) || shownValue(item));

/** The parts of two long texts where they differ. */
export function cutAround(before: string, after: string): [string, string] {
  // Split by code points, so that no surrogate pair is cut in half.
  const [was, is] = [Array.from(before), Array.from(after)];
  if (was.length <= MOST && is.length <= MOST) return [before, after];
  const shorter = Math.min(was.length, is.length);
  let same = 0;
  while (same < shorter && was[same] === is[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && was.at(-1 - sameAtEnd) === is.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const from = wordStart(was, same - AROUND);
  const part = (text: string[]) => {
    const to = text.length - wordStart(text.toReversed(), sameAtEnd - AROUND);
    const shortened = cutInMiddle(text.slice(from, to).join('').trim());
    return `${from > 0 ? '…' : ''}${shortened}${to < text.length ? '…' : ''}`;
  };
  return [part(was), part(is)];
}

/** The start of the next word within `AROUND` characters after `at`; `at` itself when there is none. */
function wordStart(text: readonly string[], at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(at, at + AROUND).indexOf(' ');
  return space < 0 ? at : at + space + 1;
}

/** Shortens a long text to its beginning and its end. */
export function cutInMiddle(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= MOST) return text;
  const end = Math.floor(MOST / 3);
  return `${letters
    .slice(0, MOST - end - 1)
    .join('')
    .trimEnd()}…${letters.slice(-end).join('').trimStart()}`;
}
