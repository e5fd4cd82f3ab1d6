// What the desk begins with.

import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import type { ScreenQuery } from '@/api/early';
import type { IdleHeader } from '@/app/session/activity';

export const LISTS_KEY = ['doctors', 'list'];

export const listPending = async (ownAccord: IdleHeader = {}) =>
  (await answerOf(client.GET('/doctors/pending', { params: { header: ownAccord } }))).data;

export const pendingQuery = {
  queryKey: [...LISTS_KEY, 'pending'],
  queryFn: () => listPending(),
};

export const historyQuery = {
  queryKey: [...LISTS_KEY, 'history'],
  queryFn: async () => (await answerOf(client.GET('/doctors/history'))).data,
};

/** The list of the tab that the address names. */
export function firstOfDesk(): ScreenQuery[] {
  const isHistory = new URLSearchParams(location.search).get('tab') === 'history';
  // Advanced Search stands behind the #, and begins with a call of its own.
  if (isHistory) return location.hash.includes('find=') ? [] : [historyQuery];
  return [pendingQuery];
}
