// The corporate account that a screen is about, or one of its contracts. It is in the address, so that links and reloads
// show the same one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useQueryState } from '@/app/routing/query';
import { type Account, accountQuery, contractRowQuery } from './calls';

/** Page, search and open entry belong to the previous account, so another selection resets them. */
const defaults = { account: '', contract: '', page: '1', text: '', open: '' };

export function useAccount(isOfContract: boolean) {
  const [{ account: acct, contract }, setQuery] = useQueryState(defaults);
  const queries = useQueryClient();
  const queryOf = (code: string, one: string) => (isOfContract ? contractRowQuery(code, one) : accountQuery(code));
  const query = useQuery({ ...queryOf(acct, contract), enabled: acct !== '' });
  const account = query.data ?? undefined;
  return {
    /** The account code in the address; '' while none is selected. */
    acct,
    account,
    isChosen: (other: Account) => other.acct === acct && (!isOfContract || other.contract === account?.contract),
    isPending: acct !== '' && query.isPending,
    /** The address names an account that the server does not know. */
    isUnknown: query.data === null,
    error: query.data === undefined ? query.error : null,
    refetch: query.refetch,
    choose: (chosen: Account) => {
      // The search has just returned it, so the screen need not load it again.
      queries.setQueryData(queryOf(chosen.acct, chosen.contract).queryKey, chosen);
      setQuery({ ...defaults, account: chosen.acct, ...(isOfContract && { contract: chosen.contract }) });
    },
  };
}
