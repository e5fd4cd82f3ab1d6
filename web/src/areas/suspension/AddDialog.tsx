import { useSignedIn } from '@/app/session/store';
import { useSave } from '@/app/useSave';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { useConfirm } from '@/ui/confirm';
import { PROCEED } from '@/ui/question';
import { addSuspension, type SuspendedAccount } from './calls';
import { suspendedQuery } from './lists';
import { alreadyListed, consequence } from './rules';

interface Props {
  listed: SuspendedAccount[] | undefined;
  /** What is in the list already is edited there. */
  onEdit: (account: SuspendedAccount) => void;
  onClose: () => void;
}

export function AddDialog({ listed = [], onEdit, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const confirm = useConfirm();
  const { save, failure } = useSave({
    refresh: suspendedQuery.queryKey,
    success: 'Suspended account successfully added.',
  });
  const instead = ({ acct }: Account) => {
    const account = listed.find(({ corpacct }) => corpacct === acct);
    return account && { reason: alreadyListed(account), label: 'Edit Suspended', onSelect: () => onEdit(account) };
  };
  return (
    <SelectAccount
      title="Add Suspended Account"
      actionLabel="Add"
      instead={instead}
      failure={failure}
      onSelect={({ acct, company }) =>
        save(
          () => addSuspension(acct, emailaddress),
          onClose,
          () => confirm({ ...PROCEED, text: consequence(company, 1), isCautious: true }),
        )
      }
      onClose={onClose}
    />
  );
}
