// The first queries of the desk.

import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { viewOf } from '@/app/list/listState';
import type { Paged } from '@/app/list/usePagedList';
import type { ScreenQuery } from '@/app/routing/routes';
import type { IdleHeader } from '@/app/session/activity';
import type { User } from '@/app/session/store';
import { chosenRows } from '@/ui/table/view';
import { fromPending, type Registration } from './registration';

/** INT APD sees the first brand's registrations, everybody else the second's. */
export const seesSecondBrand = ({ department }: User) => department !== 'INT APD';

export type PendingPage = Paged<Registration>;

export async function pendingPage(
  secondBrand: boolean,
  start: number,
  end: number,
  ownAccord: IdleHeader = {},
): Promise<PendingPage> {
  const header = { RecordStart: start, RecordEnd: end, Avega: secondBrand ? '1' : '0', ...ownAccord } as const;
  const { data, recordcount } = await answerOf(client.GET('/kyc/pending', { params: { header } }));
  return { rows: data.map(fromPending), total: recordcount };
}

export const DESK = 'kyc';
export const LISTS_KEY = [DESK, 'list'];

/** Short, because a reviewer goes through hundreds of pages. */
const PAGE_KEPT_MS = 20_000;

export const pendingPageQuery = (secondBrand: boolean, page: number, pageSize: number) => ({
  queryKey: [...LISTS_KEY, 'pending', secondBrand, page, pageSize],
  queryFn: async () => {
    const start = (page - 1) * pageSize;
    // The previous page stays visible until this one comes, so the page carries the position of its first row.
    return { ...(await pendingPage(secondBrand, start, start + pageSize)), start };
  },
  gcTime: PAGE_KEPT_MS,
});

/**
 * The page in the address. With a filter or another tab the screen sends other calls, once its code has been loaded.
 */
export function firstDeskQueries(user: User): ScreenQuery[] {
  const { page = '1', rows = '', open, ...others } = Object.fromEntries(new URLSearchParams(location.search));
  const isPlain = Object.keys(others).length === 0;
  if (!isPlain) return [];
  const view = viewOf({ page, rows, sort: '', hide: '', open: '' }, chosenRows(DESK));
  return [pendingPageQuery(seesSecondBrand(user), view.page, view.pageSize)];
}
