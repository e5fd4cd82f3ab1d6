import type { Question } from '@/api/early';
import { accountQuery } from './calls';

/** What a screen about an account begins with: the account that the address names, and what is asked of it beside. */
export function firstOfAccount(beside: (acct: string) => Question[] = () => []): Question[] {
  const acct = new URLSearchParams(location.search).get('account');
  if (!acct) return [];
  const { queryKey, queryFn } = accountQuery(acct);
  // There is no screen yet that could be left.
  const { signal } = new AbortController();
  return [{ queryKey, queryFn: () => queryFn({ signal }) }, ...beside(acct)];
}
