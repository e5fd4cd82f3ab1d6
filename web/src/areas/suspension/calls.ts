import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';

export type SuspendedAccount = received['schemas']['SuspendedAccount'];

export const addSuspension = (checked: Agreed, corpacct: string, posted_by: string) =>
  answerOf(client.POST('/suspension/addition', { checked, body: { Value: { is_suspended: 1, corpacct, posted_by } } }));

export const updateSuspension = (
  checked: Agreed & Compared,
  corpacct: string,
  is_suspended: 0 | 1,
  edited_by: string,
) => answerOf(client.POST('/suspension/update', { checked, body: { Value: { is_suspended, corpacct, edited_by } } }));
