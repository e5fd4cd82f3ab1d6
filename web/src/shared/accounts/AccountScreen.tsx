// A screen about one corporate account: the account is selected at the top, and the screen's content is shown below.
import { Button, NonIdealState } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { ScreenTitle } from '@/app/routing/screenName';
import type { SelectDialogProps } from '@/app/select/SelectDialog';
import { ListHead } from '@/app/views/ListHead';
import { Search } from '@/ui/buttons/icons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { FactList } from '@/ui/facts/FactList';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/Loading';
import type { Account } from './calls';
import { AccountStatus, brandOf } from './columns';
import { useAccount } from './useAccount';
import './accountScreen.css';

const SelectAccount = lazyDialog(async () => ({ default: (await import('./SelectAccount')).SelectAccount }));

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
      </div>
      {account && children(account)}
      {chosen.isPending && !failure && <Loading />}
      <Failure message={failure?.message} />
      {failure && <Button text="Try again" onClick={failure.onRetry} />}
      {!account && !chosen.isPending && !failure && (
        <NonIdealState
          title={chosen.isUnknown ? 'Error no account gathered.' : 'No account is selected'}
          description={chosen.isUnknown ? `There is no account ${chosen.acct}. ${purpose}` : purpose}
        />
      )}
      {isSearching && (
        <SelectAccount {...search} onSelect={(selected) => void choose(selected)} onClose={() => setSearching(false)} />
      )}
    </section>
  );
}

const factsOf = ({ acct, company, contract, avega, status }: Account) =>
  [
    ['Corporate Account', acct],
    ['Company', company],
    ['Contract', contract || 'None'],
    ['Brand', brandOf({ avega })],
    ['Status', <AccountStatus key={status} status={status} />],
  ] as const;
