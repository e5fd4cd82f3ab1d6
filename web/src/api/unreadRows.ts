// What is known of the rows that the gateway has left out of an answer, because nothing identifies them.
import { proxy } from 'valtio';
import { UNREAD_ROWS } from '#wire/unread';
import { pageOf } from './calls';
import { type Fields, isFields } from './fields';

interface Unread {
  /** The address of the screen that the rows are missing on. */
  readonly screen: string;
  readonly rows: readonly Fields[];
}

/** By call; for a list that is read a page at a time, by page. */
export const unreadRows = proxy<Record<string, Unread>>({});

export function noteUnreadRows(response: Response, answer: unknown): void {
  const page = pageOf(response);
  const rows = isFields(answer) ? answer[UNREAD_ROWS] : undefined;
  if (Array.isArray(rows))
    unreadRows[page] = { screen: globalThis.location?.pathname ?? '', rows: rows.filter(isFields) };
  else delete unreadRows[page];
}

export function forgetUnreadRows(): void {
  for (const call of Object.keys(unreadRows)) delete unreadRows[call];
}

export const unreadRowsOf = (screen: string, all: Readonly<Record<string, Unread>> = unreadRows): readonly Fields[] =>
  Object.values(all).flatMap((each) => (each.screen === screen ? each.rows : []));
