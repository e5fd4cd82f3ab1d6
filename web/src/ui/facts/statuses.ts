// The words for statuses and how each looks: the same word looks the same on every screen.

import { UNKNOWN } from '#wire/unread';
import { quoted } from '@/ui/texts/words';

/** What a status means, whatever its word. */
export type StatusKind = 'good' | 'bad' | 'waiting' | 'off' | 'warning';

/** The words in lower case, as they are looked up. */
const WORDS: Readonly<Record<StatusKind, readonly string[]>> = {
  good: ['active', 'approved', 'available', 'enabled', 'included', 'reapproved', 'yes'],
  off: ['disable', 'disabled', 'excluded', 'no', 'ended', 'non-active', 'unavailable'],
  bad: ['disapproved', 'expired', 'suspended', 'terminated'],
  waiting: ['for reapproval', 'pre-employment', 'scheduled', 'under-process', 'waiting'],
  warning: ['critical', 'missing', 'on-hold', 'specific with exemption'],
};

const KINDS = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind as StatusKind] as const)),
);

/** An unknown word is shown as a warning: it is new on the server, and somebody should ask what it means. */
export const statusKind = (word: string): StatusKind => KINDS.get(word.toLowerCase()) ?? 'warning';

export const isStatusWord = (word: string) => KINDS.has(word.toLowerCase());

interface StatusOption {
  value: string;
  label: string;
}

/** The options of fields with two values, shared by many forms. */
export const STATUSES = [
  { value: 'A', label: 'Active' },
  { value: 'D', label: 'Disable' },
] as const satisfies StatusOption[];

export const YES_NO = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
] as const satisfies StatusOption[];

/** The word for a code; a code that has none is shown as it is. */
export const wordOf = (choices: readonly StatusOption[], code: string) =>
  choices.find(({ value }) => value === code)?.label ?? code;

export const activeOrNot = (isActive: boolean | null) =>
  isActive === null ? UNKNOWN : wordOf(STATUSES, isActive ? 'A' : 'D');
export const yesOrNo = (value: boolean | null) => (value === null ? UNKNOWN : wordOf(YES_NO, value ? '1' : '0'));

/** The messages after disabling something and after undoing that; `where` says where to find it. */
export const disabledMessages = (name: string, where = '') => ({
  done: `${quoted(name)} is disabled. ${where}`.trim(),
  undone: `${quoted(name)} is active again.`,
});
