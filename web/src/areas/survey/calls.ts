import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import type { DayRange } from '@/reports/exportRules';
import type { CompleteChoice } from './rules';

export type Rating = components['schemas']['Rating'];

export async function ratingsOf(
  { company, application, platform }: CompleteChoice,
  { from, to }: DayRange,
): Promise<Rating[]> {
  const asked = { product: company, source: application, platform, feature: 'ALL' } as const;
  const body = { Value: { ...asked, startdate: from, enddate: to } };
  return (await answerOf(client.POST('/survey/export', { body }))).data;
}
