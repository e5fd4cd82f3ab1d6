import type { ScreenQuery } from '@/api/earlyQueries';
import { accountQuery } from './calls';

/** The first queries of a screen about an account: the account in the address, and further queries about it. */
export function firstAccountQueries(beside: (acct: string) => ScreenQuery[] = () => []): ScreenQuery[] {
  const acct = new URLSearchParams(location.search).get('account');
  if (!acct) return [];
  const { queryKey, queryFn } = accountQuery(acct);
  // Never aborted, because there is no screen yet that the user could leave.
  const { signal } = new AbortController();
  return [{ queryKey, queryFn: () => queryFn({ signal }) }, ...beside(acct)];
}
