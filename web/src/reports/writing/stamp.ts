import { unreadRowsOf } from '@/api/unreadRows';
import { countText } from '@/ui/texts/counts';
import { now, shownMoment } from '@/ui/texts/days';

const ROWS = { one: 'row', many: 'rows' };

/** The lines above the rows: the filter in words, the number of rows, who exported them and when. */
export function stampOf(filter: string[], exportedBy: string): (count: number) => string[] {
  const at = shownMoment(now()).replaceAll('/', '-');
  const filters = filter.filter(Boolean).join(' · ');
  const unread = unreadRowsOf(globalThis.location?.pathname ?? '').length;
  return (count) => [
    `Filter: ${filters}`,
    `Rows: ${count}`,
    ...(unread > 0 ? [`Left out because they could not be read: ${countText(unread, ROWS)}`] : []),
    `Exported by ${exportedBy} at ${at}`,
  ];
}
