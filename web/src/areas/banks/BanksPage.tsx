import { Button, NonIdealState } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListTable, listFailure } from '@/app/ListTable';
import { useListState } from '@/app/listState';
import { useOpened } from '@/app/useOpened';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { type Account, contractQuery } from '@/shared/accounts/calls';
import { Failure } from '@/ui/Failure';
import { Loading } from '@/ui/Loading';
import { lazyDialog } from '@/ui/lazyDialog';
import { type AccountBank, accountBanksQuery, type ContractAccount } from './calls';
import { columnsOf } from './columns';
import { byName } from './rules';

const BanksBatch = lazyDialog(() => import('./BanksBatch'));
const InclusionDialog = lazyDialog(() => import('./InclusionDialog'));

const AddBankDialog = lazyDialog(() => import('./AddBankDialog'));

const rowId = ({ Corp_RIBanksID }: AccountBank) => String(Corp_RIBanksID);

export default function BanksPage() {
  return (
    <AccountScreen
      searchLabel="Search Account"
      purpose="Search for an account to see which banks its contract includes and excludes."
    >
      {(account) => <UnderContract key={account.acct} account={account} />}
    </AccountScreen>
  );
}

/** Banks belong to the contract of an account, which has to be known first. */
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
    return (
      <NonIdealState
        title="No contract"
        description={`${acct} is under no contract. Banks are included and excluded under one.`}
      />
    );
  }
  return <BankList account={{ acct, contract: contract.data, isSecondBrand: avega }} />;
}

function BankList({ account }: { account: ContractAccount }) {
  const list = useListState();
  const { data, ...query } = useQuery(accountBanksQuery(account));
  const banks = useMemo(() => data && byName(data), [data]);
  const { isSecondBrand } = account;
  const columns = useMemo(() => columnsOf(isSecondBrand), [isSecondBrand]);
  const close = () => list.onOpen('');
  const opened = useOpened(banks, rowId, list.open, close);
  return (
    <>
      <ListTable
        label="Banks"
        name="account-banks"
        list={list}
        query={{ ...query, data: banks }}
        columns={columns}
        rowId={rowId}
        addLabel="Add Bank"
        onAdd={() => list.onOpen('new')}
        onOpen={(bank) => list.onOpen(rowId(bank))}
        batch={(chosen) => <BanksBatch {...chosen} account={account} />}
        searchLabel="Find a bank"
        empty={{ title: 'No banks', description: 'None has been added under this contract yet.' }}
      />
      {opened && <InclusionDialog key={list.open} account={account} bank={opened} onClose={close} />}
      {list.open === 'new' && banks && <AddBankDialog account={account} accountBanks={banks} onClose={close} />}
    </>
  );
}
