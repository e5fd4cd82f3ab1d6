// The roles. The access area edits them, the users area assigns them.
import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export type Role = received['schemas']['Role'];

export const SYSTEM = 'SC00999';

/** The query key of everything that changes together with the roles. */
export const ACCESS_KEY = ['access'];

const listRoles = async () =>
  (await answerOf(client.POST('/access/roles', { body: { Value: { syscode: SYSTEM } } }))).data;

export const NO_ROLES: Role[] = [];

export const rolesQuery = { queryKey: [...ACCESS_KEY, 'roles'], queryFn: listRoles };
