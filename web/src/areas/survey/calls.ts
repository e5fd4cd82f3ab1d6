import type { received } from '#contract';
import { client } from '@/api/client';
import { rowsOf } from '@/api/rows';
import type { CompleteChoice } from './rules';

export type Rating = received['schemas']['Rating'];

export function ratingsOf(choice: CompleteChoice, signal: AbortSignal): AsyncGenerator<Rating[]> {
  const { company, application, platform, from, to } = choice;
  const request = { product: company, source: application, platform, feature: 'ALL' } as const;
  const body = { Value: { ...request, startdate: from, enddate: to } };
  return rowsOf(() => client.POST('/survey/export', { body, parseAs: 'stream', signal }));
}
