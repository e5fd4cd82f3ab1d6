import { Button, NonIdealState } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListTable, listFailure } from '@/app/list/ListTable';
import { useListState, useOpenItem } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { type Account, contractQuery } from '@/shared/accounts/calls';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/MessagePage';
import { accountBanksQuery, allBanksQuery, type ContractAccount } from './calls';
import { columnsOf } from './columns';
import { byName, isAdded, type ListedBank, listedBanks, listedId } from './rules';

const BanksBatch = lazyDialog(() => import('./BanksBatch'));
const InclusionDialog = lazyDialog(() => import('./InclusionDialog'));

const AddBankDialog = lazyDialog(() => import('./AddBankDialog'));

const added = { show: '' };
const ALL = 'all';
const SHOWN = [
  { value: '', label: 'Banks of the account' },
  { value: ALL, label: 'All banks' },
];

export default function BanksPage() {
  return (
    <AccountScreen searchLabel="Search Account" purpose="Search for an account to see its included and excluded banks.">
      {(account) => <UnderContract key={account.acct} account={account} />}
    </AccountScreen>
  );
}

/** Banks belong to the contract of an account, which has to be fetched first. */
function UnderContract({ account }: { account: Account }) {
  const { acct, avega } = account;
  const contract = useQuery(contractQuery(acct));
  const failure = contract.data === undefined ? listFailure(contract) : undefined;
  if (failure) {
    return (
      <>
        <Failure message={failure.message} />
        <Button text="Try again" onClick={failure.onRetry} />
      </>
    );
  }
  if (contract.data === undefined) return <Loading />;
  if (contract.data === '') {
    return <NonIdealState title="No contract" description={`${acct} has no contract. Banks belong to a contract.`} />;
  }
  return <BankList account={{ acct, contract: contract.data, isSecondBrand: avega }} />;
}

function BankList({ account }: { account: ContractAccount }) {
  const list = useListState();
  const [{ show }, setQuery] = useQueryState(added);
  const showsAll = show === ALL;
  const ofAccount = useQuery(accountBanksQuery(account));
  const all = useQuery({ ...allBanksQuery, enabled: showsAll });
  const banks = useMemo((): ListedBank[] | undefined => {
    if (!ofAccount.data) return undefined;
    if (!showsAll) return byName<ListedBank>(ofAccount.data);
    return all.data && byName(listedBanks(all.data, ofAccount.data));
  }, [ofAccount.data, all.data, showsAll]);
  const lacking = showsAll && ofAccount.data ? all : ofAccount;
  const { isSecondBrand } = account;
  const columns = useMemo(() => columnsOf(isSecondBrand), [isSecondBrand]);
  const close = () => list.onOpen('');
  const opened = useOpenItem(banks, listedId, list.open, close);
  const adding = list.open === 'new' ? {} : opened && !isAdded(opened) && { selected: opened };
  const choose = (shown: string) => {
    setQuery({ show: shown });
    list.onView({ page: 1 }, { replace: true });
  };
  return (
    <>
      <ListTable
        label="Banks"
        list={{ ...list, name: 'account-banks', query: { ...lacking, data: banks }, columns, rowId: listedId }}
        add={{ label: 'Add Bank', onAdd: () => list.onOpen('new') }}
        onOpen={(bank) => list.onOpen(listedId(bank))}
        batch={(chosen) => <BanksBatch {...chosen} account={account} />}
        filters={{
          fields: <FilterSelect label="Show" value={showsAll ? ALL : ''} options={SHOWN} onChange={choose} />,
          keeps: everyBank,
          areInUse: showsAll,
        }}
        search={{ label: 'Search banks' }}
        empty={{ title: 'No banks', description: 'This contract has no banks yet.' }}
      />
      {opened && isAdded(opened) && <InclusionDialog key={list.open} account={account} bank={opened} onClose={close} />}
      {adding && ofAccount.data && (
        <AddBankDialog key={list.open} account={account} accountBanks={ofAccount.data} onClose={close} {...adding} />
      )}
    </>
  );
}

const everyBank = () => true;
