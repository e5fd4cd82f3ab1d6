// What the desk begins with; the entry script holds it.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { viewOf } from '@/app/listState';
import type { User } from '@/app/session/store';
import type { TableView } from '@/ui/table/view';

/** INT APD sees the first brand's registrations, everybody else the second's. */
export const seesSecondBrand = ({ department }: User) => department !== 'INT APD';

export function listPending(secondBrand: boolean, start: number, end: number) {
  const header = { RecordStart: start, RecordEnd: end, Avega: secondBrand ? '1' : '0' } as const;
  return answerOf(client.GET('/kyc/pending', { params: { header } }));
}

type Page = Pick<TableView, 'page' | 'pageSize'>;

export const rangeOf = ({ page, pageSize }: Page) => [(page - 1) * pageSize, page * pageSize] as const;

/** The page that the address names. Another tab or a filter begins with other calls, once its code is there. */
export function beginDesk(user: User): void {
  const { page = '1', rows = '', open, ...others } = Object.fromEntries(new URLSearchParams(location.search));
  const isPlain = Object.keys(others).length === 0;
  if (isPlain) void listPending(seesSecondBrand(user), ...rangeOf(viewOf({ page, rows, sort: '' })));
}
