import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client, type Replacing } from '@/api/client';

export type SuspendedAccount = components['schemas']['SuspendedAccount'];

export const addSuspension = (corpacct: string, posted_by: string) =>
  answerOf(client.POST('/suspension/addition', { body: { Value: { is_suspended: 1, corpacct, posted_by } } }));

export const updateSuspension = (
  replacing: Replacing,
  corpacct: string,
  is_suspended: SuspendedAccount['is_suspended'],
  edited_by: string,
) => answerOf(replacing.POST('/suspension/update', { body: { Value: { is_suspended, corpacct, edited_by } } }));
