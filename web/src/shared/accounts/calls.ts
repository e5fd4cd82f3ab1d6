// The calls for corporate accounts that all account screens share.

import type { received } from '#contract';
import { ApiError, answerOf } from '@/api/answer';
import { client } from '@/api/client';

type Schemas = received['schemas'];
export type Account = Schemas['Account'];

/** The server returns no more than this many. */
export const FOUND_AT_MOST = 500;

/** An account code as the server writes it. */
const CODE = /^(?=.*\d)[A-Z0-9-]{11}$/i;

/** Whether a search text is an account code rather than a company name. */
export const isAccountCode = (text: string) => CODE.test(text);

/** Texts that cannot be an account code are not sent to the server. */
const POSSIBLE_CODE = /^[\w-]{1,50}$/;

/** The server refuses the call when there is no such account. */
const noneIfRefused = (error: unknown): null => {
  if (error instanceof ApiError && error.failure === 'refused') return null;
  throw error;
};

export const accountQuery = (corpacct: string) => ({
  queryKey: ['accounts', corpacct],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    if (!POSSIBLE_CODE.test(corpacct)) return null;
    const answer = answerOf(client.GET('/accounts/account', { params: { header: { corpacct } }, signal }));
    return (await answer.catch(noneIfRefused))?.data ?? null;
  },
});

const companiesNamed = async (company: string, signal: AbortSignal) =>
  (await answerOf(client.GET('/accounts/companies', { params: { header: { company } }, signal }))).data;

/** Searches by company, but by account first when the text is an account code, or last when no company is found. */
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

/** Searches by account and company in one call. */
export const searchAccounts = async (key: string, signal: AbortSignal): Promise<Account[]> =>
  (await answerOf(client.POST('/accounts/search', { body: { Value: { key } }, signal }))).data;

/**
 * A row of that search. An account may have several contracts, each with a row of its own; without a contract in the
 * address, the row is known only if it is the only one. It is read once, so that the row stays which the user has chosen.
 */
export const contractRowQuery = (acct: string, contract: string) => ({
  queryKey: ['accounts', acct, 'row', contract],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const rows = (await searchAccounts(acct, signal)).filter((row) => row.acct === acct);
    const only = contract === '' && rows.length === 1 ? rows[0] : undefined;
    return rows.find((row) => row.contract === contract) ?? only ?? null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The contract of an account; '' when it has none. */
export const contractQuery = (acct: string) => ({
  queryKey: ['accounts', acct, 'contract'],
  queryFn: async () =>
    (await answerOf(client.GET('/accounts/contract', { params: { header: { acct } } }))).data?.contract ?? '',
});
