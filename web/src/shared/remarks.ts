// The disapproval remarks. The remarks area edits them, the kyc area uses them.
import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export type Remark = components['schemas']['Remark'];

export const remarksQuery = queryOptions({
  queryKey: ['remarks'],
  queryFn: async () => (await answerOf(client.GET('/remarks'))).data,
});
