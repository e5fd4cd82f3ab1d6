import type { ScreenQuery } from '@/api/earlyQueries';
import { accountQuery, contractRowQuery } from './calls';

/** The first queries of a screen about an account: the account in the address, and further queries about it. */
export function firstAccountQueries(beside: (acct: string) => ScreenQuery[] = () => []): ScreenQuery[] {
  const acct = new URLSearchParams(location.search).get('account');
  return acct ? [firstQuery(accountQuery(acct)), ...beside(acct)] : [];
}

/** The same for a screen about one contract of an account. */
export function firstContractQueries(): ScreenQuery[] {
  const address = new URLSearchParams(location.search);
  const acct = address.get('account');
  return acct ? [firstQuery(contractRowQuery(acct, address.get('contract') ?? ''))] : [];
}

type AccountQuery = ReturnType<typeof accountQuery | typeof contractRowQuery>;

function firstQuery({ queryKey, queryFn }: AccountQuery): ScreenQuery {
  // Never aborted, because there is no screen yet that the user could leave.
  const { signal } = new AbortController();
  return { queryKey, queryFn: () => queryFn({ signal }) };
}
