// How the gateway tells the browser that it could not read a field of a server's record.

/** Ends a text that is not what the contract says: an invisible character, so that it is shown as it came. */
export const MARK = '\u2060';

/** Stands for a text that the server did not send. */
export const UNKNOWN = `Unknown${MARK}`;

export const markUnread = (text: string) => `${text}${MARK}`;

/** Whether the field is unknown. It is then left out of updates. */
export const isUnread = (value: unknown): boolean => typeof value === 'string' && value.endsWith(MARK);

/** The text without the mark, for files. */
export const withoutMark = (text: string) => text.replaceAll(MARK, '');

/** The field of an answer, beside its list, with what is known of rows that were left out. */
export const UNREAD_ROWS = 'unread_rows';
