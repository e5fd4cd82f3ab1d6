// The corporate account that a screen is about. It stands in the address: a link, and a reload, show the same one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useQueryState } from '@/app/routing/query';
import { type Account, accountQuery } from './calls';

/** What was paged to, searched and opened is of the account before. */
const defaults = { account: '', page: '1', text: '', open: '' };

export function useAccount() {
  const [{ account: acct }, setQuery] = useQueryState(defaults);
  const queries = useQueryClient();
  const asked = useQuery({ ...accountQuery(acct), enabled: acct !== '' });
  return {
    /** Its code as the address has it; '' while none is chosen. */
    acct,
    account: asked.data ?? undefined,
    isPending: acct !== '' && asked.isPending,
    /** The address names one that the server does not know. */
    isUnknown: asked.data === null,
    error: asked.data === undefined ? asked.error : null,
    refetch: asked.refetch,
    choose: (account: Account) => {
      // It was found just now: the screen need not wait for it.
      queries.setQueryData(accountQuery(account.acct).queryKey, account);
      setQuery({ ...defaults, account: account.acct });
    },
  };
}
