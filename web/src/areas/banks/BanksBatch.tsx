import { useMemo } from 'react';
import { ApiError } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { BatchBar } from '@/app/batch/BatchBar';
import type { BatchAction, Send } from '@/app/batch/runEach';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { freshRead, sharedRead } from '@/app/list/readAnew';
import { useSignedIn } from '@/app/session/store';
import { groupDigits } from '@/ui/texts/counts';
import {
  type AccountBank,
  accountBanksQuery,
  addAccountBank,
  type Bank,
  type ContractAccount,
  type Inclusion,
  updateAccountBank,
} from './calls';
import { ALREADY, idOf, isAdded, type ListedBank } from './rules';

const INCLUDE = { label: 'Include', doneWord: 'Included' };
const EXCLUDE = { label: 'Exclude', doneWord: 'Excluded' };

interface Props extends SelectionProps<ListedBank> {
  account: ContractAccount;
}

export default function BanksBatch({ account, ...chosen }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const list = useMemo(() => accountBanksQuery(account), [account]);
  const adds = !chosen.chosen.every(isAdded);
  const actions = useMemo(() => {
    const [include, exclude] = statusActions({
      idOf,
      list,
      valuesOf: ({ excl }: AccountBank) => ({ excl }),
      field: 'excl',
      on: 'I',
      off: 'X',
      words: { on: INCLUDE, off: EXCLUDE },
      means: (_, isOn) => `They will be ${isOn ? 'included' : 'excluded'} for everyone in ${account.acct}.`,
      write: ({ Corp_RIBanksID }, { excl }, checked) =>
        updateAccountBank(checked, { Corp_RIBanksID, editedby: emailaddress, excl }),
    });
    return [alsoAdding(include, 'I', account, adds), alsoAdding(exclude, 'X', account, adds)];
  }, [account, emailaddress, list, adds]);
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

function adding(account: ContractAccount, excl: Inclusion, agreed: Agreed): Send<Bank> {
  const look = sharedRead(accountBanksQuery(account));
  return async ({ recordid }, signal) => {
    const current = await look();
    signal.throwIfAborted();
    if (current.some((bank) => bank.recordid === recordid)) throw new ApiError('refused', ALREADY);
    return addAccountBank(agreed, account, { bankcodeandswiftcodeRecID: recordid, excl });
  };
}

const areAdded = (count: number) =>
  count === 1
    ? '1 will be added to the contract. It cannot be removed, only excluded.'
    : `${groupDigits(count)} will be added to the contract. They cannot be removed, only excluded.`;

/** The same action, which also adds banks that the account does not have yet. An addition cannot be undone. */
function alsoAdding(
  action: BatchAction<AccountBank>,
  excl: Inclusion,
  account: ContractAccount,
  adds: boolean,
): BatchAction<ListedBank> {
  return {
    ...action,
    isDone: (bank) => isAdded(bank) && action.isDone(bank),
    means: async (banks) => {
      const count = banks.filter((bank) => !isAdded(bank)).length;
      const means = await action.means(banks.filter(isAdded));
      return count > 0 ? `${means} ${areAdded(count)}` : means;
    },
    begin: (agreed) => {
      const { send, isDone, undo } = action.begin(agreed);
      const add = adding(account, excl, agreed);
      return {
        send: (bank, signal) => (isAdded(bank) ? send(bank, signal) : add(bank, signal)),
        isDone: async (bank, signal) => {
          if (isAdded(bank)) return isDone(bank, signal);
          const current = await freshRead(accountBanksQuery(account));
          return current.some((each) => each.recordid === bank.recordid && each.excl === excl);
        },
        ...(undo && !adds && { undo: (bank, signal) => (isAdded(bank) ? undo(bank, signal) : Promise.resolve()) }),
      };
    },
  };
}
