import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import { paths } from '@/app/routing/paths';
import type { RecordFinder } from '@/app/routing/routes';
import { listUsers } from '@/shared/users';

export const usersQuery = (asker: string) => ({ queryKey: ['users'], queryFn: () => listUsers(asker) });

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

const nameOf = ({ firstname, lastname }: AdminUser) => `${firstname} ${lastname}`;

const how = {
  searchedText: (user: AdminUser) => `${nameOf(user)} ${user.emailaddress} ${user.employee_id}`,
  recordOf: (user: AdminUser) => ({
    id: String(user.recordid),
    label: nameOf(user),
    hint: user.emailaddress,
    to: `${paths.users}?open=${user.recordid}`,
  }),
};

/** The server sends the whole list of users, so the search runs in the browser. */
export const records: RecordFinder = {
  ask: async (text, { session, queries, signal }) => {
    const query = usersQuery(session.user_info.data.emailaddress);
    return recordsIn(await queries.fetchQuery({ ...query, staleTime: STILL_FRESH_MS }), text, how, signal);
  },
};
