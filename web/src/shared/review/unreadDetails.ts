import { isUnread } from '#wire/unread';
import { countText } from '@/ui/texts/counts';
import type { Risk } from './caseType';

const DETAILS = { one: 'detail', many: 'details' };

/** The details that the server sent in a way that could not be read: nobody has seen them. */
export function unreadDetails(row: object): Risk[] {
  const names = Object.entries(row).flatMap(([name, value]) => (isUnread(value) ? [name] : []));
  if (names.length === 0) return [];
  const text = `${countText(names.length, DETAILS)} could not be read`;
  return [{ kind: 'bad', text, why: names.join(', '), isSerious: true, isUnseen: true }];
}
