import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { shownDay } from '@/ui/days';

export type RequestLog = components['schemas']['RequestLog'];

export async function requestLogsOf(day: string): Promise<RequestLog[]> {
  const header = { DateFrom: shownDay(day), DateTo: shownDay(day) };
  return (await answerOf(client.GET('/logs/requests', { params: { header } }))).data;
}
