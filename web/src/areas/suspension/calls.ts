import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import type { Acting, ReplacingAct } from '@/api/client';

export type SuspendedAccount = received['schemas']['SuspendedAccount'];

export const addSuspension = (acting: Acting, corpacct: string, posted_by: string) =>
  answerOf(acting.POST('/suspension/addition', { body: { Value: { is_suspended: 1, corpacct, posted_by } } }));

export const updateSuspension = (replacing: ReplacingAct, corpacct: string, is_suspended: 0 | 1, edited_by: string) =>
  answerOf(replacing.POST('/suspension/update', { body: { Value: { is_suspended, corpacct, edited_by } } }));
