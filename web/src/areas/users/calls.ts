import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';

type Schemas = received['schemas'];
export type AdminUser = Schemas['AdminUser'];
export type UserFields = Schemas['UserFields'];

const proven = (proof: string) => ({ header: { 'Human-Proof': proof } });

export function addUser(checked: Agreed, user: UserFields & { password: string }, proof: string) {
  const Value = { ...user, userrolesid: 0 } as const;
  return answerOf(client.POST('/users/addition', { checked, params: proven(proof), body: { Value } }));
}

export type Update = UserFields & Pick<AdminUser, 'recordid' | 'status'> & { edited_by: string };

export function updateUser(checked: Agreed & Compared, Value: Update, proof: string) {
  return answerOf(client.POST('/users/update', { checked, params: proven(proof), body: { Value } }));
}

export function resetPassword(
  checked: Agreed,
  { recordid, emailaddress }: AdminUser,
  edited_by: string,
  proof: string,
) {
  const Value = { recordid, emailaddress, edited_by };
  return answerOf(client.POST('/users/password-reset', { checked, params: proven(proof), body: { Value } }));
}
