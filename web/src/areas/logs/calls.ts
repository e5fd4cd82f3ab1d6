import type { received } from '#contract';
import { client } from '@/api/client';
import { rowsOf } from '@/api/rows';
import type { DayRange } from '@/reports/export/exportRules';
import { shownDay } from '@/ui/texts/days';

export type RequestLog = received['schemas']['RequestLog'];

export function requestLogsOf({ from, to }: DayRange, signal: AbortSignal): AsyncGenerator<RequestLog[]> {
  const header = { DateFrom: shownDay(from), DateTo: shownDay(to) };
  return rowsOf(() => client.GET('/logs/requests', { params: { header }, parseAs: 'stream', signal }));
}
