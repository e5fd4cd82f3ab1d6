// Corporate accounts, as every screen that is about one finds them.

import type { components } from '#contract';
import { ApiError, answerOf } from '@/api/answer';
import { client } from '@/api/client';

type Schemas = components['schemas'];
export type Account = Schemas['Account'];

/** The server gives no more than so many. */
export const FOUND_AT_MOST = 500;

/** Its code, written as the server writes it. */
const CODE = /^(?=.*\d)[A-Z0-9-]{11}$/i;

/** Whether a text is searched for as an account, and no longer as a company. */
export const isAccountCode = (text: string) => CODE.test(text);

/** What nobody need ask for: no code is like that, whatever somebody typed or an address names. */
const POSSIBLE_CODE = /^[\w-]{1,50}$/;

/** A refusal is the server's way to say that there is none. */
const noneIfRefused = (error: unknown): null => {
  if (error instanceof ApiError && error.failure === 'refused') return null;
  throw error;
};

export const accountQuery = (corpacct: string) => ({
  queryKey: ['accounts', corpacct],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    if (!POSSIBLE_CODE.test(corpacct)) return null;
    const asked = answerOf(client.GET('/accounts/account', { params: { header: { corpacct } }, signal }));
    return (await asked.catch(noneIfRefused))?.data ?? null;
  },
});

const companiesNamed = async (company: string, signal: AbortSignal) =>
  (await answerOf(client.GET('/accounts/companies', { params: { header: { company } }, signal }))).data;

/** By company; by account where the text is the code of one, or where no company is called so. */
export async function findAccounts(text: string, signal: AbortSignal): Promise<Account[]> {
  const byAccount = async () => {
    const account = await accountQuery(text).queryFn({ signal });
    return account ? [account] : [];
  };
  const isCode = isAccountCode(text);
  const first = isCode ? await byAccount() : [];
  if (first.length > 0) return first;
  const named = await companiesNamed(text, signal);
  return named.length > 0 || isCode ? named : byAccount();
}

/** By either, in one call. */
export const searchAccounts = async (key: string, signal: AbortSignal): Promise<Account[]> =>
  (await answerOf(client.POST('/accounts/search', { body: { Value: { key } }, signal }))).data;

/** The contract that an account is under; '' when it is under none. */
export const contractQuery = (acct: string) => ({
  queryKey: ['accounts', acct, 'contract'],
  queryFn: async () =>
    (await answerOf(client.GET('/accounts/contract', { params: { header: { acct } } }))).data?.contract ?? '',
});
