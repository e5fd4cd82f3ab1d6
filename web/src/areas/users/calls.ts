import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Acting, client, type Replacing } from '@/api/client';

type Schemas = received['schemas'];
export type AdminUser = Schemas['AdminUser'];
export type UserFields = Schemas['UserFields'];

const proven = (proof: string) => ({ header: { 'Human-Proof': proof } });

export function addUser(user: UserFields & { password: string }, proof: string) {
  const Value = { ...user, userrolesid: 0 } as const;
  return answerOf(client.POST('/users/addition', { params: proven(proof), body: { Value } }));
}

export type Update = UserFields & Pick<AdminUser, 'recordid' | 'status'> & { edited_by: string };

export function updateUser(replacing: Replacing, Value: Update, proof: string) {
  return answerOf(replacing.POST('/users/update', { params: proven(proof), body: { Value } }));
}

export function resetPassword(acting: Acting, { recordid, emailaddress }: AdminUser, edited_by: string, proof: string) {
  const Value = { recordid, emailaddress, edited_by };
  return answerOf(acting.POST('/users/password-reset', { params: proven(proof), body: { Value } }));
}
