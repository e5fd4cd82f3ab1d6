// The disapproval remarks. The remarks area edits them, the kyc area uses them.
import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export type Remark = received['schemas']['Remark'];

const listRemarks = async () => (await answerOf(client.GET('/remarks'))).data;

export const remarksQuery = { queryKey: ['remarks'], queryFn: listRemarks };
