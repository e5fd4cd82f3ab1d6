import type { ScreenQuery } from '@/app/routing/routes';
import { accountQuery, contractRowQuery } from './calls';

/** The first queries of a screen about an account: the account in the address, and further queries about it. */
export function firstAccountQueries(beside: (acct: string) => ScreenQuery[] = () => []): ScreenQuery[] {
  const acct = new URLSearchParams(location.search).get('account');
  return acct ? [accountQuery(acct), ...beside(acct)] : [];
}

/** The same for a screen about one contract of an account. */
export function firstContractQueries(): ScreenQuery[] {
  const address = new URLSearchParams(location.search);
  const acct = address.get('account');
  return acct ? [contractRowQuery(acct, address.get('contract') ?? '')] : [];
}
