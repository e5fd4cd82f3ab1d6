// A screen about one corporate account: the account is selected at the top, and the screen's content is shown below.
import { Button, NonIdealState } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnread } from '#wire/unread';
import { listFailure } from '@/app/list/ListTable';
import { useQueryState } from '@/app/routing/query';
import { ScreenTitle } from '@/app/routing/screenName';
import type { SelectDialogProps } from '@/app/select/SelectDialog';
import { onAnotherPerson } from '@/app/session/store';
import { ListHead } from '@/app/views/ListHead';
import { Search } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { FactList } from '@/ui/facts/FactList';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/MessagePage';
import { AccountLinks } from './AccountLinks';
import { AccountName } from './AccountName';
import { type Account, accountQuery, contractRowQuery } from './calls';
import { AccountStatus, brandOf } from './columns';
import './accountScreen.css';

const SelectAccount = lazyDialog(async () => ({ default: (await import('./SelectAccount')).SelectAccount }));

/** The account that was selected last, on any screen about one. */
let last: Account | undefined;
onAnotherPerson(() => {
  last = undefined;
});

interface Props extends Partial<Pick<SelectDialogProps<Account>, 'ask' | 'columns'>> {
  /** The label of the button that opens the dialog; the specification words it differently per screen. */
  searchLabel?: string;
  /** What the screen does once an account is selected, in one sentence. */
  purpose: string;
  /** The screen is about one contract of the account, which is in the address, too. */
  isOfContract?: boolean;
  /** Asked before another account is selected. */
  mayLeave?: () => Promise<boolean>;
  children: (account: Account) => ReactNode;
}

export function AccountScreen(props: Props) {
  const { searchLabel = 'Select Account', purpose, isOfContract = false, mayLeave, children, ...search } = props;
  const chosen = useAccount(isOfContract);
  const [isSearching, setSearching] = useState(false);
  const { account } = chosen;
  const failure = listFailure(chosen);
  const choose = async (selected: Account) => {
    // The selection closes first, because `mayLeave` may ask a question that would lie below it.
    setSearching(false);
    if (chosen.isChosen(selected) || !mayLeave || (await mayLeave())) chosen.choose(selected);
  };
  return (
    <section className="screen">
      <ListHead>
        <ScreenTitle />
      </ListHead>
      <div className="account-bar">
        <Button
          intent={account ? 'none' : 'primary'}
          icon={<Search />}
          text={searchLabel}
          // Selecting an account is the first thing to do here.
          autoFocus={chosen.acct === ''}
          onClick={() => setSearching(true)}
        />
        {account && <FactList label="Selected Account" facts={factsOf(account)} />}
        {account && <AccountLinks account={account} />}
      </div>
      {account && children(account)}
      {chosen.isPending && !failure && <Loading />}
      <Failure message={failure?.message} />
      {failure && <Button text="Try again" onClick={failure.onRetry} />}
      {!account && !chosen.isPending && !failure && (
        <NonIdealState
          title={chosen.isUnknown ? 'Error no account gathered.' : 'No account selected'}
          description={chosen.isUnknown ? `Account ${chosen.acct} not found. ${purpose}` : purpose}
          action={<LastAccount isShown={!chosen.isUnknown} onChoose={chosen.open} />}
        />
      )}
      {isSearching && (
        <SelectAccount {...search} onSelect={(selected) => void choose(selected)} onClose={() => setSearching(false)} />
      )}
    </section>
  );
}

function LastAccount({ isShown, onChoose }: { isShown: boolean; onChoose: (account: Account) => void }) {
  const [account] = useState(last);
  return isShown && account ? (
    <Button text={`Continue with ${account.company}`} onClick={() => onChoose(account)} />
  ) : null;
}

const factsOf = ({ acct, company, contract, avega, status }: Account) =>
  [
    ['Corporate Account', acct],
    [
      'Company',
      isUnread(company) ? company : <AccountName key={acct} account={{ acct, contract }} company={company} />,
    ],
    ['Contract', contract || 'None'],
    ['Brand', brandOf({ avega })],
    ['Status', <AccountStatus key={status} status={status} />],
  ] as const;

/** Page, search and open entry belong to the previous account, so another selection resets them. */
const defaults = { account: '', contract: '', page: '1', text: '', open: '' };

function useAccount(isOfContract: boolean) {
  const [{ account: acct, contract }, setQuery] = useQueryState(defaults);
  const queries = useQueryClient();
  const queryOf = (code: string, one: string) => (isOfContract ? contractRowQuery(code, one) : accountQuery(code));
  const query = useQuery({ ...queryOf(acct, contract), enabled: acct !== '' });
  const account = query.data ?? undefined;
  useEffect(() => {
    if (account) last = account;
  }, [account]);
  const open = (wanted: Account) =>
    setQuery({ ...defaults, account: wanted.acct, ...(isOfContract && { contract: wanted.contract }) });
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
    open,
    choose: (chosen: Account) => {
      // The search has just returned it, so the screen need not load it again.
      queries.setQueryData(queryOf(chosen.acct, chosen.contract).queryKey, chosen);
      open(chosen);
    },
  };
}
