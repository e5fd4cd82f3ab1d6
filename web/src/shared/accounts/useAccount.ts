// The corporate account that a screen is about. It is in the address, so that links and reloads show the same account.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useQueryState } from '@/app/routing/query';
import { type Account, accountQuery } from './calls';

/** Page, search and open entry belong to the previous account, so another selection resets them. */
const defaults = { account: '', page: '1', text: '', open: '' };

export function useAccount() {
  const [{ account: acct }, setQuery] = useQueryState(defaults);
  const queries = useQueryClient();
  const query = useQuery({ ...accountQuery(acct), enabled: acct !== '' });
  return {
    /** The account code in the address; '' while none is selected. */
    acct,
    account: query.data ?? undefined,
    isPending: acct !== '' && query.isPending,
    /** The address names an account that the server does not know. */
    isUnknown: query.data === null,
    error: query.data === undefined ? query.error : null,
    refetch: query.refetch,
    choose: (account: Account) => {
      // The search has just returned it, so the screen need not load it again.
      queries.setQueryData(accountQuery(account.acct).queryKey, account);
      setQuery({ ...defaults, account: account.acct });
    },
  };
}
