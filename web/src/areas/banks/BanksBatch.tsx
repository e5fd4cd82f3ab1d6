import { useMemo } from 'react';
import { BatchBar } from '@/app/batch/BatchBar';
import type { ChosenProps } from '@/app/batch/chosen';
import { statusActions } from '@/app/batch/statusActions';
import { useSignedIn } from '@/app/session/store';
import { type AccountBank, accountBanksQuery, type ContractAccount, updateAccountBank } from './calls';

const INCLUDE = { label: 'Include', doneWord: 'Included' };
const EXCLUDE = { label: 'Exclude', doneWord: 'Excluded' };

interface Props extends ChosenProps<AccountBank> {
  account: ContractAccount;
}

export default function BanksBatch({ account, ...chosen }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const list = useMemo(() => accountBanksQuery(account), [account]);
  const actions = useMemo(
    () =>
      statusActions({
        idOf: ({ Corp_RIBanksID }: AccountBank) => String(Corp_RIBanksID),
        list,
        valuesOf: ({ excl }: AccountBank) => ({ excl }),
        field: 'excl',
        on: 'I',
        off: 'X',
        words: { on: INCLUDE, off: EXCLUDE },
        means: (_, isOn) => `They ${isOn ? 'become banks' : 'are no longer banks'} of everybody in ${account.acct}.`,
        write: ({ Corp_RIBanksID }, { excl }, { act }) =>
          updateAccountBank(act, { Corp_RIBanksID, editedby: emailaddress, excl }),
      }),
    [account, emailaddress, list],
  );
  return (
    <BatchBar
      {...chosen}
      things={{ one: 'bank', many: 'banks' }}
      nameOf={({ bankname }) => bankname}
      refresh={list.queryKey}
      actions={actions}
    />
  );
}
