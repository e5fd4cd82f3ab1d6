// Flags as fields with two options have them: '1', '0', or unknown.
import { isUnread, UNKNOWN } from '#wire/unread';

export function optionOf(flag: boolean | number | null): string {
  if (flag === null) return UNKNOWN;
  return flag === true || flag === 1 ? '1' : '0';
}

/** Whether a status says that something is active. */
export const isActive = (status: string): boolean | null => (isUnread(status) ? null : status === 'A');

/** Null is left out of the call. */
export const flagOf = (option: string): boolean | null => (isUnread(option) ? null : option === '1');
export const digitOf = (option: string): 0 | 1 | null => (isUnread(option) ? null : option === '1' ? 1 : 0);
